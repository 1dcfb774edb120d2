// Who stands on a hex, with cubes and values, and how sure the values are.

import '../../styles/sign-key.css';
import type { DarkAgesView, LeaderView, UnitView, ValuesView } from '../../../games/dark-ages/telling/view/types.ts';
import type { Explanation } from '../../../kernel/ruleset.ts';
import type { Provenance } from '../../../kernel/view.ts';
import { many } from '../../app/many.ts';
import { Reasons } from '../../battle/panels/Reasons.tsx';
import { shortTitle } from '../../battle/panels/short-titles.ts';
import { besidesHead } from '../../board/besides-head.ts';
import { darkAgesStyle } from '../../pieces/dark-ages-armies.ts';
import { Cubes } from '../../pieces/dark-ages-cubes.tsx';
import { CLASS_SIGNS, VALUE_SIGNS } from '../../pieces/dark-ages-marks.ts';
import { armyOfSide } from '../army-of.ts';
import type { PlacePanelProps } from '../kit.ts';
import { Sure, SureLegend } from '../Sure.tsx';
import { besideWords, cubeWords, leaderStates, leaderWords, unitStates } from './describe.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function PlacePanel({ view, place, parts, ground }: PlacePanelProps<DarkAgesView>) {
  const hex = view.board.hexes.find((one) => one.hex === place);
  const unit = view.units.find((one) => one.hex === place);
  const leader = view.leaders.find((one) => one.hex === place);
  const who = unit ?? leader;
  const army = who ? armyOfSide(view, who.side) : '';
  const lies = hex ? besideWords(hex) : '';
  const words = besidesHead(ground, place, [hex?.terrainName ?? '']);
  return (
    <div class="place-panel">
      <h3>
        {who && <span class="army-swatch d-swatch" style={darkAgesStyle(army, who.side)} aria-hidden="true" />}
        {unit ? unit.name : leader ? leader.name : place}
        <span class="place-name">
          {who && `${place}, `}
          {hex?.terrainName.toLowerCase()}
        </span>
      </h3>
      {unit && <UnitFacts unit={unit} army={army} />}
      {leader && <LeaderFacts leader={leader} alone={!unit} army={army} />}
      {ground === '' && lies !== '' && <p class="place-ground">{capital(lies)}.</p>}
      <div class="numbers">
        {parts
          .filter((part) => !isInTable(part, unit?.values))
          .map((part) => (
            <Reasons key={shortTitle(part.title)} explanation={part} game={view.game} />
          ))}
      </div>
      {words !== '' && (!who || lies !== '' || hex?.terrain !== 'clear') && <p class="place-ground">{words}</p>}
    </div>
  );
}

function UnitFacts({ unit, army }: { readonly unit: UnitView; readonly army: string }) {
  const states = unitStates(unit);
  const places = Math.max(unit.fullCubes, unit.cubes + (unit.grey ? 1 : 0));
  return (
    <>
      <p class="place-who d-place-who">
        <svg
          class="d-place-cubes"
          width={places * 19.2 + 10}
          height={26}
          viewBox={`0 0 ${places * 19.2 + 10} 26`}
          style={darkAgesStyle(army, unit.side)}
          aria-hidden="true"
        >
          <Cubes
            cubes={unit.cubes}
            grey={unit.grey}
            full={unit.fullCubes}
            x={(places * 19.2) / 2 + 1}
            y={23}
            size={16}
          />
        </svg>
        <span>
          {army}, {unit.class}, {cubeWords(unit)}
          {states.length > 0 && <span class="place-states">{states.join(', ')}</span>}
        </span>
      </p>
      {unit.values ? (
        <ValueTable values={unit.values} />
      ) : (
        <p class="place-trait">Its values are hidden from you until it fights.</p>
      )}
      <SignKey unit={unit} />
    </>
  );
}

function LeaderFacts({
  leader,
  alone,
  army,
}: {
  readonly leader: LeaderView;
  readonly alone: boolean;
  readonly army: string;
}) {
  const states = leaderStates(leader);
  return (
    <p class="place-who">
      {alone ? `${army}, leader alone: ` : 'With '}
      {leaderWords(leader)}
      {states.length > 0 && <span class="place-states">{states.join(', ')}</span>}
    </p>
  );
}

const ROWS: readonly (readonly [keyof ValuesView['marks'], string, (value: number) => string])[] = [
  ['attack', 'Attack', (value) => `a die of ${value} or more hits when it attacks`],
  ['fire', 'Fire', (value) => `a die of ${value} or more hits when it shoots`],
  ['range', 'Range', (value) => `shoots up to ${many(value, 'hex', 'hexes')}`],
  ['defence', 'Defence', (value) => `a die of ${value} or more hits when it answers`],
  ['morale', 'Morale', () => 'the higher rolls first in melee'],
  ['move', 'Move', (value) => `up to ${many(value, 'hex', 'hexes')} an activation`],
];

/** A number that is just what the counter says stands in the table of its values already. */
function isInTable({ title, total }: Explanation, values: ValuesView | null | undefined): boolean {
  const row = ROWS.find(([key]) => title.toLowerCase().startsWith(key === 'move' ? 'movement' : key));
  return values != null && row !== undefined && values[row[0]] === total;
}

/** What the signs of a counter mean, a sentence each. */
const KEY: readonly (readonly [string, string])[] = [
  ['Cubes', 'Each active cube rolls one die. Two hits remove a cube.'],
  ['Grey cube', 'One hit turns a cube grey; a grey cube does not roll, and the next hit removes it.'],
  [
    'Routed',
    'A unit with only a grey cube runs for its own edge. It cannot be activated or attack until it is rallied.',
  ],
  ['Leader', 'He adds one die to his unit, gives it his morale, and can rally units in his hex or next to him.'],
];

function SignKey({ unit }: { readonly unit: UnitView }) {
  return (
    <details class="sign-key">
      <summary>What the signs mean</summary>
      <dl>
        {KEY.map(([sign, text]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>
            <svg width={18} height={18} viewBox="-22 -22 44 44" aria-hidden="true">
              <path class="d-table-sign" d={CLASS_SIGNS[unit.class]} />
            </svg>
          </dt>
          <dd>The sign of its class: {unit.class}.</dd>
        </div>
      </dl>
    </details>
  );
}

/** Each value with its sign, what it means and how sure it is; an own unit that does not shoot has no row for it. */
function ValueTable({ values }: { readonly values: ValuesView }) {
  const shown = ROWS.filter(([key]) => values[key] !== null);
  const marks: Provenance[] = shown.map(([key]) => values.marks[key]);
  return (
    <>
      <table class="d-value-table">
        <tbody>
          {shown.map(([key, label, meaning]) => (
            <tr key={key}>
              <th scope="row">
                <svg width={18} height={18} viewBox="-8 -8 16 16" aria-hidden="true">
                  <path class="d-table-sign" d={VALUE_SIGNS[key]} />
                </svg>
                {label}
              </th>
              <td class="d-table-value">{values[key]}</td>
              <td class="soft">{meaning(values[key] ?? 0)}</td>
              <td>
                <Sure mark={values.marks[key]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SureLegend marks={marks} />
    </>
  );
}
