import { ISLANDS_MAP } from '@/content/maps';
import type { Store } from './store-schema';

export type GeoPosition = { latitude: number; longitude: number };
type Point = { x: number; y: number };

/** The top left corner of the drawing, and its units per degree. One unit is about 110 metres. */
const CORNER: GeoPosition = { latitude: -7.95, longitude: 114.3 };
const UNITS = { latitude: 1000, longitude: 988.6255 };

/** The view around one store in units, about eighteen kilometres wide. */
const AROUND = { width: 160, height: 130 };

/**
 * The largest distance in units between a store and a place name at which the name is fully visible in every
 * aspect ratio of the map.
 */
const MAX_NAME_DISTANCE = { x: 48, y: 42 };

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Converts a geographic position to units of the drawing. */
export function projectPosition({ latitude, longitude }: GeoPosition): Point {
  return {
    x: rounded((longitude - CORNER.longitude) * UNITS.longitude),
    y: rounded((CORNER.latitude - latitude) * UNITS.latitude),
  };
}

export const ISLAND_DRAWING = ISLANDS_MAP.drawing;

/** Returns the SVG `viewBox` around a position. */
export function viewBoxAround(position: GeoPosition): string {
  const { x, y } = projectPosition(position);
  const corner = [x - AROUND.width / 2, y - AROUND.height / 2].map(rounded);
  return [...corner, AROUND.width, AROUND.height].join(' ');
}

/** Returns the map around a store: the store in the centre, other stores, and the visible place names. */
export function createMapAroundStore(store: Store, all: readonly Store[]) {
  const centre = projectPosition(store.position);
  const isNear = ({ x, y }: Point) =>
    Math.abs(x - centre.x) < AROUND.width && Math.abs(y - centre.y) < AROUND.height;
  return {
    view: viewBoxAround(store.position),
    store: centre,
    others: all
      .filter(({ slug }) => slug !== store.slug)
      .map(({ position }) => projectPosition(position))
      .filter(isNear),
    names: ISLANDS_MAP.names
      .map(({ name, ...position }) => ({ name, ...projectPosition(position) }))
      .filter(
        ({ x, y }) =>
          Math.abs(x - centre.x) <= MAX_NAME_DISTANCE.x && Math.abs(y - centre.y) <= MAX_NAME_DISTANCE.y,
      ),
  };
}

export type MapMarker = Point & {
  store: Store;
  label: Point & { anchor: 'start' | 'end' };
  /** The number that replaces the name on phones, which do not show the small islands. */
  number?: number;
};

/** Height of a label in units. The labels are in a column in the sea on either side of the island. */
const LINE = 17;
const WEST = { column: 115.062, from: 0, to: 115.178, anchor: 'end' } as const;
const EAST = { column: 115.315, from: 115.178, to: 115.35, anchor: 'start' } as const;
/** Label offset on the small islands, where there is space next to the store. */
const BESIDE: Point = { x: 4, y: -14 };

function columnOf(stores: readonly Store[], { column, from, to, anchor }: typeof WEST | typeof EAST) {
  const own = stores.filter(({ position: { longitude } }) => longitude >= from && longitude < to);
  const lines = spreadLabels(
    own.map(({ position }) => projectPosition(position).y),
    LINE,
  );
  return own.map((store, index): MapMarker => {
    const point = projectPosition(store.position);
    const { x } = projectPosition({ latitude: 0, longitude: column });
    return { store, ...point, label: { x, y: Math.round(lines[index] ?? point.y), anchor } };
  });
}

const numberFromTop = (marks: readonly MapMarker[]): MapMarker[] =>
  marks
    .toSorted((one, other) => one.label.y - other.label.y)
    .map((mark, index) => ({ ...mark, number: index + 1 }));

/** Returns the map of southern Bali: its view, and each store in it with a label. */
export function createSouthBaliMap(all: readonly Store[]) {
  const { west, east, north, south } = ISLANDS_MAP.south;
  const from = projectPosition({ latitude: north, longitude: west });
  const to = projectPosition({ latitude: south, longitude: east });
  const stores = all.filter(({ position: { latitude, longitude } }) => {
    return longitude > west && longitude < east && latitude < north && latitude > south;
  });

  const onIslands = stores
    .filter(({ position }) => position.longitude >= EAST.to)
    .map((store): MapMarker => {
      const { x, y } = projectPosition(store.position);
      return { store, x, y, label: { x: x + BESIDE.x, y: y + BESIDE.y, anchor: 'start' } };
    });
  return {
    view: [from.x, from.y, Math.round(to.x - from.x), Math.round(to.y - from.y)].join(' '),
    marks: [...numberFromTop([...columnOf(stores, WEST), ...columnOf(stores, EAST)]), ...onIslands],
  };
}

/**
 * Moves the labels of a column apart, so that they are at least `gap` apart. Each label stays as close to its
 * preferred position as the others allow, and their order is kept.
 * @returns the positions, in the order of `preferred`
 */
export function spreadLabels(preferred: readonly number[], gap: number): number[] {
  type Label = { index: number; y: number };
  /** The position of a block's first label at which its labels are closest to their preferred positions. */
  const topOf = (block: Label[]) => block.reduce((sum, { y }, row) => sum + y - row * gap, 0) / block.length;
  const overlap = (upper: Label[], lower: Label[]) => topOf(upper) + upper.length * gap > topOf(lower);

  // Labels that would overlap form a block. A block that has grown may overlap the previous one.
  const blocks: Label[][] = [];
  for (const label of preferred.map((y, index) => ({ index, y })).sort((one, other) => one.y - other.y)) {
    let block = [label];
    for (let last = blocks.at(-1); last && overlap(last, block); last = blocks.at(-1)) {
      block = [...last, ...block];
      blocks.pop();
    }
    blocks.push(block);
  }

  const positions = [...preferred];
  for (const block of blocks) {
    for (const [row, { index }] of block.entries()) positions[index] = topOf(block) + row * gap;
  }
  return positions;
}
