import { assert, asyncProperty, constant, integer, record, string, uniqueArray } from 'fast-check';
import { cartVersion, isCartVersion } from './cart';

const line = record({
  id: string({ minLength: 1 }),
  itemId: string({ minLength: 1 }),
  quantity: integer({ min: 1, max: 999 }),
  itemName: constant('Boardshorts'),
  sizeName: constant('32'),
  price: integer({ min: 0 }),
  image: constant(undefined),
});
const cart = uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 6 });

it('is the same for the same lines in any order and at any price', async () => {
  await assert(
    asyncProperty(cart, integer({ min: 0 }), async (lines, price) => {
      const other = lines.toReversed().map((each) => ({ ...each, price, itemName: 'Renamed' }));
      expect(await cartVersion(other, 'ayu')).toBe(await cartVersion(lines, 'ayu'));
    }),
  );
});

it('changes with the customer, the lines, an item or a quantity', async () => {
  await assert(
    asyncProperty(cart, async (lines) => {
      const [first, ...rest] = lines;
      if (!first) return;
      const changed = [
        rest,
        [{ ...first, id: `${first.id}'` }, ...rest],
        [{ ...first, itemId: `${first.itemId}'` }, ...rest],
        [{ ...first, quantity: first.quantity + 1 }, ...rest],
      ].map((each) => cartVersion(each, 'ayu'));
      const others = [cartVersion(lines), cartVersion(lines, 'ayu'), cartVersion(lines, 'made')];
      const versions = await Promise.all([...others, ...changed]);
      expect(new Set(versions).size).toBe(versions.length);
    }),
  );
});

it('recognises a cart version by its format', async () => {
  expect(isCartVersion(await cartVersion([], 'ayu'))).toBe(true);
  expect(isCartVersion('x')).toBe(false);
});
