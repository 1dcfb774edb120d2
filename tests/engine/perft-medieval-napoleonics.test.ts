// Perft of Medieval and Napoleonics: how many ways lead on from awkward positions, level by level. A change of the numbers is
// a change of the rules; when it was meant, UPDATE_PERFT=1 npx vitest run tests/engine/perft-medieval-napoleonics.test.ts writes them anew.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SeededChance } from '../../src/kernel/chance.ts';
import { versionNumber } from '../../src/kernel/version.ts';
import { gameNamed } from '../kit/games.ts';
import { perftLevels } from '../kit/perft.ts';

const FILE = path.resolve(import.meta.dirname, 'perft-medieval-napoleonics.json');
const positions: readonly { readonly name: string; readonly game: string; readonly text: readonly string[] }[] = [
  {
    name: 'bow cavalry that may evade, tokens on both sides, an ambush in hand',
    game: 'medieval',
    text: [
      'units top: LBC E6; MC D5; WA E5',
      'leaders top: Attila E5',
      'units bottom: HC F6; HI F5; LB G6',
      'leaders bottom: Aetius F6',
      'hand top: firstStrike ambush',
      'tokens: top 2; bottom 2',
      'phase: battle',
      'ordered: all',
    ],
  },
  {
    name: 'a Leadership card with its inspired actions',
    game: 'medieval',
    text: [
      'units top: HI D6; MC D7; LB C5',
      'units bottom: HC F6; SHBC F7; LB G7',
      'leaders bottom: Aetius F6',
      'tokens: top 1; bottom 3',
      'hand bottom: leadershipAny mountedCharge',
      'hand top: rally',
    ],
  },
  {
    name: 'a gate to be stormed, a camp and a marsh',
    game: 'medieval',
    text: [
      'terrain:',
      '  cityGate: D6',
      '  cityWall: D5 D7',
      '  camp: G6',
      '  marsh: F7',
      'rules: city top; gateBanner bottom',
      'units top: LB C6; MI C5; HC F8',
      'units bottom: HI E6; WA E5; MC G6; LC G7',
      'leaders bottom: Belisarius E6',
      'tokens: bottom 1',
      'phase: battle',
      'ordered: all',
    ],
  },
  {
    name: 'dice for orders, a scout and a copied order',
    game: 'medieval',
    text: [
      'units top: HI D6',
      'units bottom: LBC F6; HBC G7; LB G6/2',
      'leaders bottom: Narses H6',
      'tokens: bottom 2',
      'hand bottom: cryHavoc scout counterAttack',
      'hand top: orderMedium',
      'last: top orderHeavy',
    ],
  },
  {
    name: 'cavalry at infantry that may form square, with guns to join',
    game: 'napoleonics',
    text: [
      'units top: BHC E6; BLC E7; BHA D8',
      'units bottom: FLN F6; FLT F7; FFA G6',
      'leaders bottom: Ney F6',
      'hand bottom: rally forward scoutLeft',
      'hand top: firstStrike',
      'active: top',
      'phase: battle',
      'ordered: all',
    ],
  },
  {
    name: 'squares that may and may not be left',
    game: 'napoleonics',
    text: [
      'units top: BHC E6; BLN D5',
      'units bottom: FLN F6 F4; FLC F7; FHA G7',
      'leaders bottom: Foy F6',
      'square bottom: F6 1 rally; F4 3 forward',
      'hand bottom: leadership grandManoeuvre forceMarch',
      'hand top: firstStrike',
    ],
  },
  {
    name: 'hill, town, field works and quarry',
    game: 'napoleonics',
    text: [
      'terrain:',
      '  hill: F6',
      '  town: E5',
      '  fieldWorks: E7>F6,F7',
      '  sandQuarry: D6',
      'units top: BLN E5; BRL E7; BLC D7',
      'units bottom: FOG F6; FFA G6; FCU F7; FMI F4',
      'leaders top: Picton E5',
      'hand top: rally forward scoutLeft',
      'phase: battle',
      'ordered: all',
    ],
  },
  {
    name: 'a unit sent back, dice for orders, a scout and a copied order',
    game: 'napoleonics',
    text: [
      'units top: BLN C6; PLT C9',
      'units bottom: FLN G6 G7; FLC G9',
      'leaders bottom: Ney H6',
      'hand bottom: shortSupply elan counterAttack reconInForce',
      'hand top: attackLeft',
      'last: top probeRight',
    ],
  },
];

const known: { [name: string]: number[] } = fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : {};

/** Every version of the rules that can be played: the first one's counts stay for ever. */
const moments = positions.flatMap(({ name, game, text }) =>
  Array.from({ length: versionNumber(gameNamed(game).rules.rulesVersion) }, (_, n) => ({
    name: n === 0 ? name : `${name} (rules ${n + 1})`,
    game,
    text,
    version: String(n + 1),
  })),
);

test.each(moments)('$game: $name', ({ name, game, text, version }) => {
  const chance = new SeededChance('perft');
  const { rules } = gameNamed(game);
  const position = ['vexillum 1 position', `game: ${game}`, ...text].join('\n');
  const g = rules.start({ text: position, rules: version }, chance);
  const counts = perftLevels(rules, g);
  if (process.env.UPDATE_PERFT) {
    known[name] = counts;
    const lines = moments.flatMap((one) =>
      known[one.name] ? [`  "${one.name}": ${JSON.stringify(known[one.name])}`] : [],
    );
    fs.writeFileSync(FILE, `{\n${lines.join(',\n').replaceAll(/(?<=\d),/g, ', ')}\n}\n`);
  }
  expect(counts).toEqual(known[name]);
});
