// What stands at a place, in full: a unit with all values of its ranks and how sure they are, its traits with their texts, its
// tokens; a sector with who is there; a camp with its tokens and cards.

import '../../../styles/sign-key.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BattalionView, CampView, UnitView } from '../../../../games/battalion/telling/view/types.ts';
import { theArmy } from '../../../app/army-words.ts';
import { many } from '../../../app/many.ts';
import { Reasons } from '../../../battle/panels/Reasons.tsx';
import { shortTitle } from '../../../battle/panels/short-titles.ts';
import type { PlacePanelProps } from '../../kit.ts';
import { Sure, SureLegend } from '../../Sure.tsx';
import { WarnedList } from '../../Warned.tsx';
import { factionStyle } from '../art/factions.ts';
import { CLASS_ICONS, CLASS_WORDS, MELEE, RANGED, STATE_ICONS, TRAIT_ICONS, UNKNOWN_TRAIT } from '../art/icons.ts';
import { letters } from '../art/letters.ts';
import { enemiesOf, unitAt, whereWords } from '../board/describe.ts';
import { statesOf } from '../board/states.ts';
import { Sign } from '../pieces/Sign.tsx';
import { Cohesion, Figure } from '../pieces/Tile.tsx';
import { TokenRow } from '../pieces/Tokens.tsx';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Swatch = ({ faction, side }: { readonly faction: string; readonly side: string }) => (
  <span
    class="army-swatch"
    style={{ ...factionStyle(faction, side), background: 'var(--face)', borderColor: 'var(--edge)' }}
    aria-hidden="true"
  />
);

type Rank = UnitView['ranks'][number];

/** Ranks of one kind behind each other are one line with their number. */
function alike(ranks: readonly Rank[]): readonly { readonly rank: Rank; readonly count: number }[] {
  const lines: { rank: Rank; count: number }[] = [];
  for (const rank of ranks) {
    const last = lines.at(-1);
    if (last && last.rank.kind === rank.kind) last.count++;
    else lines.push({ rank, count: 1 });
  }
  return lines;
}

function Ranks({ unit }: { readonly unit: UnitView }) {
  const known = unit.ranks.filter((rank) => rank.kind !== 'hidden');
  const [sure, setSure] = useState(false);
  return (
    <>
      <table class="b-ranks-table" style={factionStyle(unit.faction, unit.side)}>
        <thead>
          <tr>
            <th scope="col">Front to back</th>
            <th scope="col" title={KEY.cohesion}>
              Cohesion
            </th>
            <th scope="col" title={KEY.melee}>
              <Sign path={MELEE} /> Melee
            </th>
            <th scope="col" title={KEY.ranged}>
              <Sign path={RANGED} /> Ranged
            </th>
          </tr>
        </thead>
        <tbody>
          {alike(unit.ranks).map(({ rank, count }, i) =>
            rank.kind === 'hidden' ? (
              <tr key={i}>
                <th scope="row" colSpan={4}>
                  face down{count > 1 && ` × ${count}`}
                </th>
              </tr>
            ) : (
              <tr key={i}>
                <th scope="row">
                  <span class="b-rank-figure">
                    <Figure kind={rank.kind} name={rank.name} faction={unit.faction} />
                  </span>
                  {rank.name}
                  {count > 1 && ` ×\u00a0${count}`}
                  <span class="b-rank-most soft">
                    up to {many(rank.formation, 'rank')} {sure && <Sure mark={rank.marks.formation} />}
                  </span>
                </th>
                <td>
                  {rank.cohesion} {sure && <Sure mark={rank.marks.cohesion} />}
                </td>
                <td>
                  {rank.melee.length === 0 ? 'none' : rank.melee.join(', ')} {sure && <Sure mark={rank.marks.melee} />}
                </td>
                <td>
                  {rank.ranged.length === 0 ? 'none' : rank.ranged.join(', ')}{' '}
                  {sure && <Sure mark={rank.marks.ranged} />}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {[...new Set(known.flatMap(({ name, departs }) => (departs === null ? [] : [`${name}: ${departs.reason}`])))].map(
        (text) => (
          <p key={text} class="soft">
            {text}
          </p>
        ),
      )}
      <details class="b-sure" open={sure} onToggle={(event) => setSure(event.currentTarget.open)}>
        <summary>How sure these values are</summary>
        <SureLegend
          marks={known.flatMap(({ marks }) => [
            marks.formation,
            marks.cohesion,
            marks.melee,
            marks.ranged,
            marks.traits,
          ])}
        />
        <p class="soft">Values without a sign are from the sources.</p>
      </details>
    </>
  );
}

function UnitPanel({ view, unit }: { readonly view: BattalionView; readonly unit: UnitView }) {
  const states = statesOf(view, unit).map((key) => STATE_ICONS[key].words);
  const enemies = enemiesOf(view, unit);
  return (
    <>
      <h3>
        <Swatch faction={unit.faction} side={unit.side} />
        <span class="b-title">{unit.title}</span>
        <span class="unit-code-small" title={KEY.name}>
          {unit.name}
        </span>
        <span class="place-name">{whereWords(view, unit)}</span>
      </h3>
      <p class="place-who b-who">
        <Sign path={CLASS_ICONS[unit.class]} /> {unit.faction}, {CLASS_WORDS[unit.class]},{' '}
        {many(unit.ranks.length, 'rank')}
        {unit.lost > 0 && `, ${unit.lost} lost`}
        {states.length > 0 && <span class="place-states">{states.join(', ')}</span>}
      </p>
      {unit.place === 'gone' && <p>It was disbanded and has left the field.</p>}
      <WarnedList warnings={view.warnings.filter(({ place }) => place === unit.name)} />
      {enemies.length > 0 && <p>Engaged with {enemies.map(({ name, title }) => `${name} ${title}`).join('; ')}.</p>}
      {unit.place !== 'gone' && <Strength unit={unit} />}
    </>
  );
}

/** Tokens, ranks and traits of a unit that is still there. */
function Strength({ unit }: { readonly unit: UnitView }) {
  return (
    <>
      <p class="b-unit-tokens">
        <span title={KEY.order}>
          <TokenRow kind="order" count={unit.order} most={4} /> order
        </span>
        <span title={KEY.disorder}>
          <TokenRow kind="disorder" count={unit.disorder} most={4} /> disorder
        </span>
        <span class="b-holds" title={KEY.cohesion}>
          <Cohesion value={unit.cohesion} /> disbands at {unit.cohesion}
        </span>
      </p>
      {unit.cost > 0 && (
        <p class="soft">
          A command costs {unit.cost} order now{unit.order > 1 ? `: as much as it already has` : ''}.
        </p>
      )}
      <Ranks unit={unit} />
      <SignKey unit={unit} />
      {unit.traits.map((trait) => (
        <p key={trait.key} class="place-trait b-trait">
          <Sign path={TRAIT_ICONS[letters(trait.key)] ?? UNKNOWN_TRAIT} />
          <span>
            <b>{trait.name}</b> {trait.text}
          </span>
        </p>
      ))}
    </>
  );
}

/** What the signs of a unit mean, a sentence each. */
const KEY = {
  name: 'The letter of its army and its number. Buttons and the log use this name.',
  order:
    'Order on a unit was paid to command it. Its next command costs as much as is there; a rally returns it to the camp.',
  disorder: 'Disorder counts hits. A unit with as much disorder as cohesion is disbanded; a rally flips it to order.',
  cohesion:
    'Cohesion, on the shield: how many hits a rank absorbs when it is removed. The total of all ranks is how much disorder disbands the unit.',
  melee: 'Melee values: in melee a die that shows the number or more hits. Each number takes one die.',
  ranged:
    'Ranged values: in a barrage or a fire reaction a die that shows the number or more hits. Each number takes one die.',
  pennons: 'Pennons on the strip are ranks; a hollow one is a lost rank. An 8 always hits.',
} as const;

/** The key to the signs of this unit, closed until it is asked for. */
function SignKey({ unit }: { readonly unit: UnitView }) {
  const shown: readonly (readonly [ComponentChildren, string])[] = [
    [<b key="name">{unit.name}</b>, KEY.name],
    [<TokenRow key="order" kind="order" count={unit.order} />, KEY.order],
    [<TokenRow key="disorder" kind="disorder" count={unit.disorder} />, KEY.disorder],
    [<Cohesion key="cohesion" value={unit.cohesion} />, KEY.cohesion],
    [<Sign key="melee" path={MELEE} />, KEY.melee],
    [<Sign key="ranged" path={RANGED} />, KEY.ranged],
    [<Sign key="class" path={CLASS_ICONS[unit.class]} />, `Its class: ${CLASS_WORDS[unit.class]}. ${KEY.pennons}`],
  ];
  return (
    <details class="sign-key">
      <summary>What the signs mean</summary>
      <dl>
        {shown.map(([sign, text]) => (
          <div key={text}>
            <dt>{sign}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function CampPanel({ view, camp }: { readonly view: BattalionView; readonly camp: CampView }) {
  const last = camp.discards.at(-1);
  return (
    <>
      <h3>
        <Swatch faction={camp.faction} side={camp.side} />
        Camp of {theArmy(view.game, camp.faction)}
      </h3>
      <WarnedList warnings={view.warnings.filter(({ place }) => place === `camp-${camp.seat}`)} />
      <p class="b-unit-tokens">
        <span title="Order in the camp pays for commands and absorbs hits.">
          <TokenRow kind="order" count={camp.order} most={6} /> order
        </span>
        <span title="Disorder in the camp cannot be used until a rally flips it to order.">
          <TokenRow kind="disorder" count={camp.disorder} most={6} /> disorder
        </span>
      </p>
      <p>
        {many(camp.deckCount, 'card')} in the deck, {camp.handCount} in hand, {camp.discards.length} discarded
        {last && `, the last of them ${last.name}`}.
      </p>
      <p class="soft">
        {camp.tokens - camp.order - camp.disorder} of {many(camp.tokens, 'token')} are on units. Order pays for commands
        and absorbs hits; disorder cannot be used until a rally. A player who must draw from an empty deck loses.
      </p>
      {view.initiative === camp.seat && <p class="soft">Began the battle.</p>}
    </>
  );
}

function Listing({ title, units }: { readonly title: string; readonly units: readonly UnitView[] }) {
  return (
    <>
      <h3>{title}</h3>
      {units.length === 0 && <p class="soft">Nobody is here.</p>}
      <ul class="b-listing">
        {units.map((unit) => (
          <li key={unit.id}>
            <Swatch faction={unit.faction} side={unit.side} />
            <span class="unit-code-small">{unit.name}</span> {unit.title}
            {unit.place === 'engagement' && <span class="soft"> engaged</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

export function PlacePanel({ view, place, parts, ground }: PlacePanelProps<BattalionView>) {
  const unit = unitAt(view, place);
  const camp = view.camps.find(({ seat }) => place === `camp-${seat}`);
  const reserve = view.camps.find(({ seat }) => place === `reserve-${seat}`);
  const sector = view.board.sectors.find((one) => one.place === place);
  const here = view.units.filter((one) =>
    sector
      ? one.sector === sector.number && one.place !== 'gone'
      : one.place === 'reserve' && one.seat === reserve?.seat,
  );
  return (
    <div class="place-panel">
      {unit ? (
        <UnitPanel view={view} unit={unit} />
      ) : camp ? (
        <CampPanel view={view} camp={camp} />
      ) : (
        <Listing
          title={
            sector
              ? `Sector ${sector.name}${sector.central ? ', central' : ''}`
              : reserve
                ? `Reserve of ${theArmy(view.game, reserve.faction)}`
                : capital(place)
          }
          units={here}
        />
      )}
      <div class="numbers">
        {parts.map((part) => (
          <Reasons key={shortTitle(part.title)} explanation={part} game={view.game} />
        ))}
      </div>
      {/* Who is in a sector or a reserve, and what a camp has, is listed above. */}
      {ground !== '' && !unit && !sector && !reserve && !camp && <p class="place-ground">{ground}</p>}
    </div>
  );
}
