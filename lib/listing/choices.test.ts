import { groupSizes, sizeChoices } from './choices';

it('groups sizes by waist, letter and EU, and keeps their order', () => {
  const names = ['28', '32', 'XS', 'M', 'XXL', '3XL', 'EU 36', 'EU 41', 'One size'];
  const groups = groupSizes(sizeChoices(names)).map(([system, sizes]) => [
    system,
    sizes.map(({ label }) => label.en),
  ]);
  expect(groups).toEqual([
    ['waist', ['28', '32']],
    ['letter', ['XS', 'M', 'XXL', '3XL']],
    ['eu', ['EU 36', 'EU 41']],
    ['otherSizes', ['One size']],
  ]);
});

it('leaves out systems without sizes', () => {
  expect(groupSizes(sizeChoices(['S', 'L'])).map(([system]) => system)).toEqual(['letter']);
});
