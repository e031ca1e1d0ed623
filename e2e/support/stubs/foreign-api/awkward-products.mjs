// Products with unusual or missing facts.

const PICTURE = 'pictures/reef.svg';

/** @param {string} id @param {Record<string, unknown>} facts */
const mens = (id, facts = {}) => ({
  id,
  name: id,
  price: 300_000,
  colour: 'Coral',
  description: 'A board.',
  image: [{ url: PICTURE }],
  imagedetail: [{ fullBody: PICTURE }],
  categoryId: 10,
  category: { name: 'Boardshorts' },
  variantId: 4,
  ...facts,
});

export const LONG_PRODUCT_NAME =
  'Handmade Boardshort for Very Long Waves on Very Long Days in Canggu, Uluwatu, Padang-Padang, Bingin, Medewi and Keramas!'.padEnd(
    120,
    '!',
  );
export const PRODUCT_NAME_WITHOUT_SPACES = 'Boardshort'.repeat(9);
export const PRODUCT_NAME_WITH_MARKUP = 'Wave/Rider "Pro" 🌊 <script>alert(1)</script>';
export const MANY_SIZES_COUNT = 30;

export const AWKWARD_PRODUCTS = [
  mens('Unseen Plank', { image: [], imagedetail: [] }),
  mens('Undetailed Plank', { imagedetail: null }),
  mens('Broken Lens', { image: [{ url: 'pictures/gone.jpg' }] }),
  mens('Gift of the Sea', { price: 0 }),
  mens('Golden Gun', { price: 12_345_678 }),
  mens(LONG_PRODUCT_NAME),
  mens(PRODUCT_NAME_WITH_MARKUP),
  mens(PRODUCT_NAME_WITHOUT_SPACES, { isFeatured: true }),
  mens('Twin Fin', { description: 'The first twin.' }),
  mens('twin-fin', { name: 'Twin-Fin', description: 'The second twin.' }),
  mens('tees', { name: 'Tees' }),
  mens('catalog', { name: 'Catalog', variantId: 5 }),
  mens('Stray Plank', { variantId: 999 }),
  mens('Quiver', {}),
  mens('Sizeless', {}),
  mens('Itemless', {}),
  mens('Silent Plank', { description: '', colour: null }),
];

export const MANY_SIZES = Array.from({ length: MANY_SIZES_COUNT }, (_, index) => ({
  id: 100 + index,
  value: `W${index + 1}`,
}));

const itemless = ['Itemless', 'Sizeless', 'Quiver'];

export const AWKWARD_ITEMS = [
  ...AWKWARD_PRODUCTS.filter(({ name }) => !itemless.includes(name)).map(({ name, price }, index) => ({
    id: 900 + index,
    name,
    price,
    size: { id: 2, value: '32' },
    stock: 2,
  })),
  ...MANY_SIZES.map(({ id, value }) => ({
    id: 1000 + id,
    name: 'Quiver',
    price: 300_000,
    size: { id, value },
  })),
  // This size is in no list, so it cannot be ordered.
  { id: 2000, name: 'Sizeless', price: 300_000, size: { value: 'unlisted' } },
];
