import { ISLANDS } from '@/content/maps';
import { type Point, pointOf } from './island-map';
import { spreadLabels } from './spread-labels';
import type { Store } from './store-schema';

/** A store on the map of the south: its place, and where its name stands. */
export type MapMark = Point & { store: Store; label: Point & { anchor: 'start' | 'end' } };
type SouthMap = { view: string; marks: MapMark[] };

/** Names stand on the sea, in a column on either side of the island; how far apart, in units. */
const LINE = 17;
const WEST = { column: 115.062, from: 0, to: 115.178, anchor: 'end' } as const;
const EAST = { column: 115.315, from: 115.178, to: 115.35, anchor: 'start' } as const;
/** On the small islands there is room beside the store itself. */
const BESIDE: Point = { x: 4, y: -14 };

function columnOf(stores: readonly Store[], { column, from, to, anchor }: typeof WEST | typeof EAST) {
  const own = stores.filter(({ position: { longitude } }) => longitude >= from && longitude < to);
  const lines = spreadLabels(
    own.map(({ position }) => pointOf(position).y),
    LINE,
  );
  return own.map((store, index): MapMark => {
    const point = pointOf(store.position);
    const { x } = pointOf({ latitude: 0, longitude: column });
    return { store, ...point, label: { x, y: Math.round(lines[index] ?? point.y), anchor } };
  });
}

/** The south of Bali and its small islands, with the stores that are there. */
export function mapOfTheSouth(all: readonly Store[]): SouthMap {
  const { west, east, north, south } = ISLANDS.south;
  const from = pointOf({ latitude: north, longitude: west });
  const to = pointOf({ latitude: south, longitude: east });
  const stores = all.filter(({ position: { latitude, longitude } }) => {
    return longitude > west && longitude < east && latitude < north && latitude > south;
  });

  const onIslands = stores
    .filter(({ position }) => position.longitude >= EAST.to)
    .map((store): MapMark => {
      const { x, y } = pointOf(store.position);
      return { store, x, y, label: { x: x + BESIDE.x, y: y + BESIDE.y, anchor: 'start' } };
    });
  return {
    view: [from.x, from.y, Math.round(to.x - from.x), Math.round(to.y - from.y)].join(' '),
    marks: [...columnOf(stores, WEST), ...columnOf(stores, EAST), ...onIslands],
  };
}
