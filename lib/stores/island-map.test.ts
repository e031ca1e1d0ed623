import { mapAround, pointOf, viewAround } from './island-map';
import { allStores, findStorePage } from './stores';

it('begins at the upper left corner of the drawing', () => {
  expect(pointOf({ latitude: -7.95, longitude: 114.3 })).toEqual({ x: 0, y: 0 });
});

it('draws a store in the middle of what is around it', () => {
  const position = { latitude: -8.6836, longitude: 115.1602 };
  const [left = 0, top = 0, width = 0, height = 0] = viewAround(position).split(' ').map(Number);
  const { x, y } = pointOf(position);

  expect(left + width / 2).toBeCloseTo(x, 0);
  expect(top + height / 2).toBeCloseTo(y, 0);
});

it('draws the other stores around one, and not those far away', () => {
  const legian = findStorePage('blue-groove');
  if (!legian) throw new Error('there is no Blue Groove');
  const { store, others, names } = mapAround(legian, allStores());

  expect(store).toEqual(pointOf(legian.position));
  expect(others).toHaveLength(allStores().length - 3);
  expect(names.map(({ name }) => name)).toContain('Seminyak');
  expect(names.map(({ name }) => name)).not.toContain('Mandalika');
});
