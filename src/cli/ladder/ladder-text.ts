// What a ladder comes to, as tables.

import type { MirrorStanding, PairStanding, PlayerStanding, Standings } from '../../bots/ladder/standings.ts';
import { duration } from '../progress.ts';
import type { Style } from '../style.ts';
import { columns, plural } from '../text.ts';

interface Told {
  readonly game: string;
  readonly seed: string;
  readonly battles: number;
  readonly threads: number;
  readonly elapsed: number;
  readonly samples: number;
  readonly errors: number;
  /** Matches that were not played yet. */
  readonly left: number;
}

type Column<T> = readonly [head: string, cell: (one: T) => string];

const signed = (points: number): string => `${points > 0 ? '+' : ''}${Math.round(points)}`;
const range = ({ low, high }: { low: number; high: number }): string => `${signed(low)} to ${signed(high)}`;
const percent = (share: number): string => String(Math.round(100 * share));
const shareText = ({ share, low, high }: { share: number; low: number; high: number }): string =>
  `${(100 * share).toFixed(1)} % (${percent(low)} to ${percent(high)})`;
const times = ({ median, p95 }: { median: number; p95: number }): string => `${median} / ${p95}`;

export function ladderText(standings: Standings, told: Told, style: Style): string {
  const { controls, games, anchor } = standings;
  const corrected = standings.players.some((one) => one.corrected !== null);
  const only = <T>(shown: boolean, ...list: Column<T>[]): Column<T>[] => (shown ? list : []);
  const players = table<PlayerStanding>(
    [...standings.players].sort((x, y) => y.rating - x.rating),
    [
      ['player', ({ name }) => name],
      ['rating', ({ rating }) => signed(rating)],
      ['95 %', range],
      ...only<PlayerStanding>(
        corrected,
        ['less luck', (one) => (one.corrected ? signed(one.corrected.rating) : '-')],
        ['95 %', (one) => (one.corrected ? range(one.corrected) : '-')],
      ),
      ['ms a turn', ({ thinkMs }) => times(thinkMs)],
      ['ms a decision', ({ decisionMs }) => times(decisionMs)],
    ],
    style,
  );
  const pairs = table<PairStanding>(
    standings.pairs,
    [
      ['match', ({ a, b }) => `${a} - ${b}`],
      ['won', ({ wins }) => String(wins)],
      ['drawn', ({ draws }) => String(draws)],
      ['lost', ({ losses }) => String(losses)],
      ['share', shareText],
      ['both / split / none', ({ pairs: { twoWins, split, twoLosses } }) => `${twoWins} / ${split} / ${twoLosses}`],
      ...only<PairStanding>(
        corrected,
        ['less luck', (one) => (one.corrected ? shareText(one.corrected) : '-')],
        ['variance', (one) => (one.corrected ? `${signed(-100 * one.corrected.varianceRemoved)} %` : '-')],
      ),
    ],
    style,
  );
  const mirrors = table<MirrorStanding>(
    controls.mirrors,
    [
      ['mirror match', ({ name }) => name],
      ['games', (one) => String(one.games)],
      ['share', shareText],
      ['', ({ fair }) => (fair ? 'even' : 'NOT EVEN: something favours a seat or a name')],
    ],
    style,
  );
  const notes = [
    `Ratings in Elo, ${anchor === 'mean' ? 'the mean of all is 0' : `${anchor} is 0`}; times are median / 95th percentile.`,
    ...(corrected
      ? [`"less luck": chance taken out, the dice of each choice rolled again ${plural(told.samples, 'time')}.`]
      : []),
    `Nobody rolled dice for five turns in a row: ${plural(controls.standOffs, 'game')}. Not finished: ${controls.unfinished}. Broken: ${told.errors}.`,
    ...(told.left > 0 ? [`Not played yet: ${told.left} matches.`] : []),
    `${duration(told.elapsed)} on ${plural(told.threads, 'thread')}.`,
  ];
  const head = `${told.game}: ${plural(games, 'game')} in ${plural(told.battles, 'battle')}, seats exchanged, seed ${told.seed}`;
  return [
    style.bold(head),
    players,
    '',
    pairs,
    ...(controls.mirrors.length > 0 ? ['', mirrors] : []),
    '',
    ...notes.map((line) => style.dim(line)),
  ].join('\n');
}

function table<T>(list: readonly T[], shown: readonly Column<T>[], style: Style): string {
  const right = shown.map((_, i) => i).filter((i) => i > 0 && shown[i][0] !== '');
  const rows = list.map((one) => shown.map(([, cell]) => cell(one)));
  const [top, ...rest] = columns([shown.map(([head]) => head), ...rows], right).split('\n');
  return [style.dim(top), ...rest].join('\n');
}
