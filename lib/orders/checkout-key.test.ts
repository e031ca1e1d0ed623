import { assert, asyncProperty, constant, integer, record, string, uniqueArray } from 'fast-check';
import { checkoutKey, isCheckoutKey } from './checkout-key';

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

it('is the same for every order of the same lines, whatever they cost', async () => {
  await assert(
    asyncProperty(cart, integer({ min: 0 }), async (lines, price) => {
      const other = lines.toReversed().map((each) => ({ ...each, price, itemName: 'Renamed' }));
      expect(checkoutKey('ayu', other)).toBe(checkoutKey('ayu', lines));
    }),
  );
});

it('is another one for another customer, line, item or quantity', async () => {
  await assert(
    asyncProperty(cart, async (lines) => {
      const [first, ...rest] = lines;
      if (!first) return;
      const changed = [
        rest,
        [{ ...first, id: `${first.id}'` }, ...rest],
        [{ ...first, itemId: `${first.itemId}'` }, ...rest],
        [{ ...first, quantity: first.quantity + 1 }, ...rest],
      ].map((each) => checkoutKey('ayu', each));
      const keys = [checkoutKey('ayu', lines), checkoutKey('made', lines), ...changed];
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

it('is a key that is taken back', () => {
  expect(isCheckoutKey(checkoutKey('ayu', []))).toBe(true);
  expect(isCheckoutKey('x')).toBe(false);
});
