import { ISLANDS } from '@/content/maps';
import { aStore } from '@/lib/testing/content';
import { mapAround, pointOf, viewAround } from './island-map';

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

it('draws the other stores around one and the names in sight, and nothing far away', () => {
  const [{ name, ...position } = { name: '', latitude: 0, longitude: 0 }] = ISLANDS.names;
  const here = aStore({ position });
  const near = aStore({ slug: 'near', position: { ...position, longitude: position.longitude + 0.05 } });
  const far = aStore({ slug: 'far', position: { ...position, longitude: position.longitude + 5 } });
  const { store, others, names } = mapAround(here, [here, near, far]);

  expect(store).toEqual(pointOf(position));
  expect(others).toEqual([pointOf(near.position)]);
  expect(names.map((one) => one.name)).toContain(name);
  expect(mapAround(far, [])).toMatchObject({ others: [], names: [] });
});
