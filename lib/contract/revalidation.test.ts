import { productTag, revalidationSchema, tagsToRevalidate } from './revalidation';

it.each([
  [['products'], ['products', 'product']],
  [['items'], ['items', 'product']],
  [['product:swell-tee'], ['product:swell-tee', 'products', 'items']],
  [
    ['products', 'product:swell-tee'],
    ['products', 'product:swell-tee', 'product', 'items'],
  ],
  [
    ['sizes', 'social'],
    ['sizes', 'social'],
  ],
] as const)('%j revalidates %j', (tags, marked) => {
  expect(tagsToRevalidate(tags)).toEqual(marked);
});

it.each([[[]], [['customers']], [['product']], [[`product:${'a'.repeat(250)}`]], ['products'], [[1]]])(
  'rejects the tags %j',
  (tags) => {
    expect(revalidationSchema.safeParse({ tags }).success).toBe(false);
  },
);

it('accepts the tag of any slug and propagates by default', () => {
  const body = { tags: [productTag('kéroncong "pro"')] };
  expect(revalidationSchema.parse(body)).toEqual({ ...body, propagate: true });
});
