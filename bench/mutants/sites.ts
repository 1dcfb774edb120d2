// Where a small error can be planted in a source text: a comparison turned round, a number one too large, a check left out,
// branches exchanged. What only tells, and types, are left alone.

import ts from 'typescript';

export interface Site {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
  readonly what: string;
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

/** Code that only tells: what is built for people when somebody listens, and the names of things. */
const TELLING = /\b(trace|why|sink|told|tell|words|text|name|ref|no\()/;

export function sitesOf(file: string, source: string): Site[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Site[] = [];
  const lineOf = (at: number): number => parsed.getLineAndCharacterOfPosition(at).line + 1;
  const lines = source.split('\n');
  const add = (node: ts.Node, text: string, what: string): void => {
    const start = node.getStart(parsed);
    const line = lineOf(start);
    if (!TELLING.test(lines[line - 1])) found.push({ start, end: node.getEnd(), text, line, what });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText(parsed);
      const other = TURNED[operator];
      const words = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (other && !(words && '+-'.includes(operator))) add(node.operatorToken, other, `${operator} becomes ${other}`);
    }
    if (ts.isNumericLiteral(node))
      add(node, String(Number(node.text) + 1), `${node.text} becomes ${Number(node.text) + 1}`);
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false', 'true becomes false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true', 'false becomes true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(parsed), 'a "not" is left out');
    if (ts.isIfStatement(node)) add(node.expression, 'false', 'a check is left out');
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue.getText(parsed), node.whenFalse.getText(parsed)];
      add(node, `${node.condition.getText(parsed)} ? ${no} : ${yes}`, 'branches are exchanged');
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
