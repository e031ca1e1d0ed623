import { ISLANDS } from '@/content/maps';
import type { Store } from './store-schema';

export type Position = { latitude: number; longitude: number };
export type Point = { x: number; y: number };

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

type NamedPoint = Point & { name: string };
type AroundMap = { view: string; store: Point; others: Point[]; names: NamedPoint[] };

export function viewAround(position: Position): string {
  const { x, y } = pointOf(position);
  const corner = [x - AROUND.width / 2, y - AROUND.height / 2].map(rounded);
  return [...corner, AROUND.width, AROUND.height].join(' ');
}

/** What is drawn around a store: it in the middle, the others and the places that are in sight. */
export function mapAround(store: Store, all: readonly Store[]): AroundMap {
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
