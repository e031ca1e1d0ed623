import { extraPictureSchema, productSchema, slugifyProductId } from './catalogue';

it('fills in the defaults of a product with three fields', () => {
  expect(productSchema.parse({ id: 7, name: 'Tee', price: 1 })).toEqual({
    id: '7',
    name: 'Tee',
    price: 1,
    colour: '',
    description: '',
    image: [],
    imagedetail: [],
    isFeatured: false,
  });
});

it('drops unknown fields', () => {
  expect(productSchema.parse({ id: 'a', name: 'A', price: 0, warehouse: 'Denpasar' })).not.toHaveProperty(
    'warehouse',
  );
});

it.each(['', 'L'.repeat(501), 'half a \ud83c'])('rejects a product with the name %j', (name) => {
  expect(productSchema.safeParse({ id: 'a', name, price: 0 }).success).toBe(false);
});

it.each([
  ['Uluwatu Elite Pro', 'uluwatu-elite-pro'],
  ["Women's Tee", "women's-tee"],
  ['7', '7'],
])('writes %s as %s in an address', (id, slug) => {
  expect(slugifyProductId(id)).toBe(slug);
});

it.each([
  [
    { image: '/a.jpg', alt: 'A tee' },
    { address: '/a.jpg', alt: 'A tee' },
  ],
  [{ url: 'https://x.example/a.jpg' }, { address: 'https://x.example/a.jpg', alt: '' }],
  [
    { image: null, url: ' /b.jpg ', alt: null, id: 3 },
    { address: '/b.jpg', alt: '' },
  ],
  [
    { image: '/a.jpg', url: '/b.jpg' },
    { address: '/a.jpg', alt: '' },
  ],
])('parses %j', (given, like) => {
  expect(extraPictureSchema.parse(given)).toEqual(like);
});

it.each([{}, { alt: 'Nothing to see' }, { image: '' }, { image: 7 }, null, 'a.jpg'])(
  'rejects %j',
  (given) => {
    expect(extraPictureSchema.safeParse(given).success).toBe(false);
  },
);
