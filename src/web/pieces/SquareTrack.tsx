// The track of a side's squares [N Infantry Square]: four places, each empty or with a card face down and the number of the
// square it belongs to. A card's name is shown only to whoever is given it.

import '../styles/cards.css';
import '../styles/napoleonics.css';

export interface SquarePlace {
  /** The number of the square, as on the mark of the unit. */
  readonly number: number;
  /** What card lies there, for the player who may know it. */
  readonly name?: string;
}

export interface SquareTrackProps {
  readonly places: readonly (null | SquarePlace)[];
  /** Whose track it is: "French squares". */
  readonly label: string;
}

const WIDTH = 34;
const HEIGHT = 48;

/** A place for those who hear it. */
function placeWords(place: null | SquarePlace, index: number): string {
  if (!place) return `Place ${index + 1}: empty`;
  return `Square ${place.number}: ${place.name ?? 'a card face down'}`;
}

export function SquareTrack({ places, label }: SquareTrackProps) {
  return (
    <div class="square-track">
      <span class="square-track-label" aria-hidden="true">
        {label}
      </span>
      <ul class="square-track-places" aria-label={label}>
        {places.map((place, i) => (
          // Places of a track never change their order.
          <li class="square-place" key={i}>
            <span class="visually-hidden">{placeWords(place, i)}</span>
            <svg
              width={WIDTH + 12}
              height={HEIGHT + 8}
              viewBox={`-4 -4 ${WIDTH + 12} ${HEIGHT + 8}`}
              aria-hidden="true"
            >
              {place ? <Taken number={place.number} /> : <Empty number={i + 1} />}
            </svg>
            {place?.name !== undefined && (
              <span class="square-place-name" aria-hidden="true">
                {place.name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Taken({ number }: { readonly number: number }) {
  return (
    <>
      <rect class="back-paper" width={WIDTH} height={HEIGHT} rx={4} />
      <rect class="back-field" x={3} y={3} width={WIDTH - 6} height={HEIGHT - 6} rx={2.4} />
      <path class="back-mark" d="M17 7V27M9 11H25M11 11V22L14 19.600L17 22L20 19.600L23 22V11" />
      <rect class="square-mark-plate" x={17} y={25} width={22} height={22} stroke-width={2.4} />
      <text class="square-mark-number" x={28} y={42} font-size={16}>
        {number}
      </text>
    </>
  );
}

function Empty({ number }: { readonly number: number }) {
  return (
    <>
      <rect class="square-empty" width={WIDTH} height={HEIGHT} rx={4} />
      <rect class="square-empty-frame" x={7} y={14} width={20} height={20} />
      <text class="square-empty-number" x={17} y={28.6}>
        {number}
      </text>
    </>
  );
}
