// Where a small error can be planted in a source text: a comparison turned round, a number one too large, a check left out,
// branches exchanged. What only tells, and types, are left alone.

import ts from 'typescript';

export interface Site {
  /** The change by what it is, not by the number of its line, so that verdicts outlive other edits. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What stands there with the error. */
  readonly text: string;
  readonly line: number;
  /** It lies in a condition that says what may be done: in a function that can be asked for its reasons. */
  readonly legality: boolean;
  /** The expression that is carried out when the place is reached; null where that cannot be seen. */
  readonly around: { readonly start: number; readonly end: number } | null;
}

const TURNED: { readonly [operator: string]: string } = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** Calls whose arguments are for people only: reasons, parts of numbers, events. */
const TELLS = /^(no|addCard|(trace|why|sink|told|words|out\.words)\b.*)$/;
/** Whether anybody listens. */
const LISTENS = /\b(trace|why|sink|told\(g\)|reading|before) [!=]== null/;
const WORDS = /^(name|names|text|words|ref|title|date)$/;

/** What is built only for people, whatever it says. */
function onlyTells(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isThrowStatement(node)) return true;
  if (ts.isPropertyAssignment(node)) return WORDS.test(node.name.getText(source));
  if (ts.isConditionalExpression(node)) return LISTENS.test(node.condition.getText(source));
  if (ts.isBinaryExpression(node)) return LISTENS.test(node.getText(source)) && node.right.getText(source) === 'null';
  return false;
}

const asksForReasons = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isFunctionLike(node) &&
  node.parameters.some((one) => one.name.getText(source) === 'why' && /\bnull\b|Why/.test(one.getText(source)));

export function sitesOf(file: string, text: string): Site[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: Site[] = [];
  const seen = new Map<string, number>();
  let legality = false;
  const add = (node: ts.Node, put: string, what: string, around: ts.Node | null = node): void => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const plain = `${file} | ${lines[line - 1].trim()} | ${what}`;
    const times = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, times);
    const key = times === 1 ? plain : `${plain} (${times})`;
    const range = around && { start: around.getStart(source), end: around.getEnd() };
    found.push({ key, start, end: node.getEnd(), text: put, line, legality, around: range });
  };
  const change = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText(source);
      const other = TURNED[operator];
      const words = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (other && !(words && '+-'.includes(operator)))
        add(node.operatorToken, other, `${operator} becomes ${other}`, node);
    }
    if (ts.isNumericLiteral(node)) {
      const key = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      add(node, String(Number(node.text) + 1), `${node.text} becomes ${Number(node.text) + 1}`, key ? null : node);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false', 'true becomes false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true', 'false becomes true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(source), 'a "not" is left out');
    if (ts.isIfStatement(node)) add(node.expression, 'false', 'a check is left out');
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue.getText(source), node.whenFalse.getText(source)];
      add(node, `${node.condition.getText(source)} ? ${no} : ${yes}`, 'branches are exchanged');
    }
  };
  const visit = (node: ts.Node): void => {
    if (onlyTells(node, source)) return;
    if (ts.isIfStatement(node) && LISTENS.test(node.expression.getText(source))) {
      if (node.elseStatement) visit(node.elseStatement);
      return;
    }
    const outside = legality;
    if (asksForReasons(node, source)) legality = true;
    change(node);
    if (ts.isCallExpression(node) && TELLS.test(node.expression.getText(source))) visit(node.expression);
    else ts.forEachChild(node, visit);
    legality = outside;
  };
  visit(source);
  return found;
}

/** The text with a mark at every place that is set when it is reached: `numbers[i]` is the mark of the i-th site. */
export function marked(text: string, sites: readonly Site[], numbers: readonly number[]): string {
  const ranges = sites.flatMap(({ around }, i) => (around ? [{ ...around, mark: numbers[i] }] : []));
  const edits = [
    ...ranges.map(({ start, end, mark }) => ({ at: start, order: 1e9 - end, put: `(__reached[${mark}]=1,` })),
    ...ranges.map(({ start, end }) => ({ at: end, order: -1e9 - start, put: ')' })),
  ].sort((a, b) => a.at - b.at || a.order - b.order);
  let out = '';
  let from = 0;
  for (const { at, put } of edits) {
    out += text.slice(from, at) + put;
    from = at;
  }
  return out + text.slice(from);
}

/**
 * The text with all these errors in it, each asleep until its number is set: `__planted === 7 ? with the error : as it is`.
 * Sites must have an expression around them.
 */
export function woven(text: string, sites: readonly { readonly site: Site; readonly number: number }[]): string {
  const sorted = sites
    .flatMap(({ site, number }) => (site.around ? [{ site, number, ...site.around }] : []))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let at = 0;
  const weave = (from: number, to: number): string => {
    let out = '';
    while (at < sorted.length && sorted[at].end <= to) {
      const { site, number, start, end } = sorted[at++];
      const wrong = text.slice(start, site.start) + site.text + text.slice(site.end, end);
      out += `${text.slice(from, start)}(__planted===${number}?(${wrong}):(${weave(start, end)}))`;
      from = end;
    }
    return out + text.slice(from, to);
  };
  return weave(0, text.length);
}
