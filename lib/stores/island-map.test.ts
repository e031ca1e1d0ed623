import { ISLANDS_MAP } from '@/content/maps';
import { createStore } from '@/lib/testing/content';
import {
  createMapAroundStore,
  createSouthBaliMap,
  projectPosition,
  spreadLabels,
  viewBoxAround,
} from './island-map';

it('starts at the top left corner of the drawing', () => {
  expect(projectPosition({ latitude: -7.95, longitude: 114.3 })).toEqual({ x: 0, y: 0 });
});

it('centres a store in its view', () => {
  const position = { latitude: -8.6836, longitude: 115.1602 };
  const [left = 0, top = 0, width = 0, height = 0] = viewBoxAround(position).split(' ').map(Number);
  const { x, y } = projectPosition(position);

  expect(left + width / 2).toBeCloseTo(x, 0);
  expect(top + height / 2).toBeCloseTo(y, 0);
});

it('shows nearby stores and place names, and nothing far away', () => {
  const [{ name, ...position } = { name: '', latitude: 0, longitude: 0 }] = ISLANDS_MAP.names;
  const here = createStore({ position });
  const near = createStore({ slug: 'near', position: { ...position, longitude: position.longitude + 0.05 } });
  const far = createStore({ slug: 'far', position: { ...position, longitude: position.longitude + 5 } });
  const { store, others, names } = createMapAroundStore(here, [here, near, far]);

  expect(store).toEqual(projectPosition(position));
  expect(others).toEqual([projectPosition(near.position)]);
  expect(names.map((one) => one.name)).toContain(name);
  expect(createMapAroundStore(far, [])).toMatchObject({ others: [], names: [] });
});

const { east, north, south } = ISLANDS_MAP.south;
/** Three stores close together on the west coast, three on the east, and one on the small islands. */
const stores = [115.16, 115.165, 115.17, 115.2, 115.21, 115.22, 115.54].map((longitude, index) => {
  const latitude = longitude > 115.5 ? south + 0.02 : (north + south) / 2;
  return createStore({ slug: `store-${index}`, position: { latitude, longitude } });
});
const elsewhere = createStore({ position: { latitude: north + 1, longitude: east + 1 } });
const { view, marks } = createSouthBaliMap([...stores, elsewhere]);

it('shows every store of the area inside the view', () => {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  expect(marks.map(({ store }) => store.slug).sort()).toEqual(stores.map(({ slug }) => slug));
  for (const { x, y, label } of marks) {
    for (const one of [{ x, y }, label]) {
      expect(one.x).toBeGreaterThan(left);
      expect(one.x).toBeLessThan(left + width);
      expect(one.y).toBeGreaterThan(top);
      expect(one.y).toBeLessThan(top + height);
    }
  }
});

it('never overlaps two labels', () => {
  for (const anchor of ['start', 'end']) {
    const lines = marks.filter(({ label }) => label.anchor === anchor).map(({ label }) => label.y);
    lines.sort((one, other) => one - other);
    for (const [index, line] of lines.slice(1).entries()) {
      expect(line - (lines[index] ?? 0)).toBeGreaterThanOrEqual(16);
    }
  }
});

it('does not move labels with enough space', () => {
  expect(spreadLabels([10, 40, 90], 20)).toEqual([10, 40, 90]);
});

it('spreads overlapping labels around their centre, in any order', () => {
  expect(spreadLabels([100, 100], 20)).toEqual([90, 110]);
  expect(spreadLabels([104, 100, 102], 20)).toEqual([122, 82, 102]);
});

it('moves a neighbour when a group grows into it', () => {
  const positions = spreadLabels([100, 100, 115, 200], 20);
  expect(positions.at(-1)).toBe(200);
  for (const [index, stand] of positions.entries()) {
    if (index > 0) expect(stand - (positions[index - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
  }
});

it('returns nothing for no labels', () => {
  expect(spreadLabels([], 20)).toEqual([]);
});
