// The special rules of a battle as whole sentences, with the army that each is for, and what single units and leaders can do.

import type { CommandsGame } from '../tables/game.ts';
import { capital, list } from '../tables/rule-words.ts';
import type { Trait } from '../tables/tables.ts';
import type { Sheet } from '../text/sheet-types.ts';
import { sideNames } from '../text/sheet-types.ts';

/** `Roman: foot units may ...`; what concerns no side by name stands as it is. */
export function ruleSentence(sheet: Sheet, { args }: { readonly args: readonly string[] }, text: string): string {
  const armies = args.flatMap((arg) => sheet.sides.filter((_, side) => sideNames[side] === arg).map((one) => one.army));
  if (armies.length === 0) return text;
  return `${armies.join(', then ')}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** The sentences of several rules; one that is given to each side in turn is said once. */
export function ruleSentences(sheet: Sheet, rules: readonly { args: readonly string[]; text: string }[]): string[] {
  const sentences: string[] = [];
  for (const rule of rules) {
    const twins = rules.filter(({ args, text }) => args.length === 1 && rule.args.length === 1 && text === rule.text);
    if (twins.length < 2) sentences.push(ruleSentence(sheet, rule, rule.text));
    else if (twins[0] === rule) sentences.push(rule.text);
  }
  return sentences;
}

/** All rules of a sheet, `made` in its order, the optional ones marked. */
export function battleSentences(sheet: Sheet, made: readonly { readonly text: string }[]): string[] {
  const rules = sheet.rules.map(({ args, optional }, i) => ({ args, optional, text: made[i].text }));
  const always = ruleSentences(
    sheet,
    rules.filter(({ optional }) => !optional),
  );
  const optional = rules.filter((rule) => rule.optional).map((rule) => ruleSentence(sheet, rule, rule.text));
  return [...always, ...optional.map((text) => `Optional: ${text}`)];
}

/** What the sheet gives to single units and leaders: `Companions (medium cavalry at B3): ignores ...`. */
export function abilitySentences(game: CommandsGame, sheet: Sheet): string[] {
  return game.traits.flatMap((trait) => {
    const who = trait.of === 'leader' ? leadersWith(sheet, trait) : unitsWith(game, sheet, trait);
    return who === '' ? [] : [`${who}: ${trait.text.charAt(0).toLowerCase()}${trait.text.slice(1)}`];
  });
}

/** A leader whose ability has his name is named once. */
function leadersWith(sheet: Sheet, trait: Trait): string {
  const names = sheet.leaders.filter(({ traits }) => traits.includes(trait.key)).map(({ name }) => name);
  return names.length === 0 || list(names) === trait.name ? list(names) : `${list(names)} (${trait.name})`;
}

function unitsWith(game: CommandsGame, sheet: Sheet, trait: Trait): string {
  const places = new Map<string, string[]>();
  for (const { code, hex, traits } of sheet.units) {
    if (traits.includes(trait.key)) places.set(code, [...(places.get(code) ?? []), hex]);
  }
  const units = [...places].map(([code, hexes]) => {
    const name = game.units.find((unit) => unit.code === code)?.name ?? code;
    return `${name} at ${list(hexes)}`;
  });
  return units.length === 0 ? '' : `${capital(trait.name)} (${list(units)})`;
}
