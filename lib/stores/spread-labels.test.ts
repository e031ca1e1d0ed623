import { spreadLabels } from './spread-labels';

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
