import { mapOfTheSouth, spreadLabels } from './south-map';
import { allStores, listStores } from './stores';

const { view, marks } = mapOfTheSouth(allStores());

it('has every store of Bali, in sight', () => {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  expect(marks.map(({ store }) => store.slug).sort()).toEqual(
    listStores('about')
      .filter(({ region }) => region === 'bali')
      .map(({ slug }) => slug)
      .sort(),
  );
  for (const { x, y, label } of marks) {
    for (const one of [{ x, y }, label]) {
      expect(one.x).toBeGreaterThan(left);
      expect(one.x).toBeLessThan(left + width);
      expect(one.y).toBeGreaterThan(top);
      expect(one.y).toBeLessThan(top + height);
    }
  }
});

it('writes no name over another', () => {
  for (const anchor of ['start', 'end']) {
    const lines = marks.filter(({ label }) => label.anchor === anchor).map(({ label }) => label.y);
    lines.sort((one, other) => one - other);
    for (const [index, line] of lines.slice(1).entries()) {
      expect(line - (lines[index] ?? 0)).toBeGreaterThanOrEqual(16);
    }
  }
});

it('leaves labels alone that have room', () => {
  expect(spreadLabels([10, 40, 90], 20)).toEqual([10, 40, 90]);
});

it('moves a crowd apart around its middle, whatever the order it comes in', () => {
  expect(spreadLabels([100, 100], 20)).toEqual([90, 110]);
  expect(spreadLabels([104, 100, 102], 20)).toEqual([122, 82, 102]);
});

it('makes room for a crowd that grows into its neighbour', () => {
  const stands = spreadLabels([100, 100, 115, 200], 20);
  expect(stands.at(-1)).toBe(200);
  for (const [index, stand] of stands.entries()) {
    if (index > 0) expect(stand - (stands[index - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
  }
});

it('has nothing to do without labels', () => {
  expect(spreadLabels([], 20)).toEqual([]);
});
