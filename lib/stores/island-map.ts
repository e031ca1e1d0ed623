import { ISLANDS } from '@/content/maps';
import type { Store } from './store-schema';

export type Position = { latitude: number; longitude: number };
type Point = { x: number; y: number };

/** The drawing's upper left corner, and how many of its units a degree is; about 110 metres make one. */
const CORNER: Position = { latitude: -7.95, longitude: 114.3 };
const UNITS = { latitude: 1000, longitude: 988.6255 };

/** What is seen around one store, in units: some eighteen kilometres from side to side. */
const AROUND = { width: 160, height: 130 };

/** How far from a store a name may stand to be seen in full, whatever the shape of the place the map is shown in. */
const NAMES = { x: 48, y: 42 };

const rounded = (value: number) => Math.round(value * 10) / 10;

export function pointOf({ latitude, longitude }: Position): Point {
  return {
    x: rounded((longitude - CORNER.longitude) * UNITS.longitude),
    y: rounded((CORNER.latitude - latitude) * UNITS.latitude),
  };
}

export const DRAWING = ISLANDS.drawing;

export function viewAround(position: Position): string {
  const { x, y } = pointOf(position);
  const corner = [x - AROUND.width / 2, y - AROUND.height / 2].map(rounded);
  return [...corner, AROUND.width, AROUND.height].join(' ');
}

/** What is drawn around a store: it in the middle, the others and the places that are in sight. */
export function mapAround(store: Store, all: readonly Store[]) {
  const centre = pointOf(store.position);
  const isNear = ({ x, y }: Point) =>
    Math.abs(x - centre.x) < AROUND.width && Math.abs(y - centre.y) < AROUND.height;
  return {
    view: viewAround(store.position),
    store: centre,
    others: all
      .filter(({ slug }) => slug !== store.slug)
      .map(({ position }) => pointOf(position))
      .filter(isNear),
    names: ISLANDS.names
      .map(({ name, ...position }) => ({ name, ...pointOf(position) }))
      .filter(({ x, y }) => Math.abs(x - centre.x) <= NAMES.x && Math.abs(y - centre.y) <= NAMES.y),
  };
}

export type MapMark = Point & { store: Store; label: Point & { anchor: 'start' | 'end' } };

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

export function mapOfTheSouth(all: readonly Store[]) {
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

/**
 * Moves labels that stand in one column apart, so that no two are nearer than `gap`; each stays as near to its own
 * place as the others let it, in the order of the places.
 * @param places where each label would stand if it were alone
 * @returns where each stands, in the order given
 */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => at(places, one) - at(places, other));
  // Neighbours that crowd each other become one block around the middle of their places.
  const blocks: { members: number[]; top: number }[] = [];
  for (const index of order) {
    blocks.push({ members: [index], top: at(places, index) });
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      const before = blocks.at(-2);
      if (!before || before.top + before.members.length * gap <= last.top) break;
      const members = [...before.members, ...last.members];
      blocks.splice(-2, 2, { members, top: topOf(members, places, gap) });
    }
  }

  const stands = new Map(
    blocks.flatMap(({ members, top }) => members.map((index, row) => [index, top + row * gap] as const)),
  );
  return places.map((place, index) => stands.get(index) ?? place);
}

function at(places: readonly number[], index: number): number {
  return places[index] ?? 0;
}

/** Where a block begins whose labels shall be, on the whole, as near to their places as can be. */
function topOf(members: readonly number[], places: readonly number[], gap: number): number {
  const wishes = members.map((index, row) => at(places, index) - row * gap);
  return wishes.reduce((sum, wish) => sum + wish, 0) / wishes.length;
}
