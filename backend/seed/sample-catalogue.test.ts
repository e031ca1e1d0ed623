import { FABRICS } from '@/content/fabrics';
import { GARMENT_FEATURES } from '@/content/features';
import { GARMENT_FITS } from '@/content/garment-fits';
import { findColourFamily } from '@/lib/catalogue/colour-family';
import { findGarmentKind } from '@/lib/size-guide/size-guides';
import { sampleProducts } from './sample-catalogue';

// Checks that the texts of the sample catalogue do not contradict each other: names, fabrics, features, sizes and
// both languages.

const COMPOSITIONS = {
  recycledLycra: { en: '78% recycled polyester and 22% Lycra', id: '78% poliester daur ulang dan 22% Lycra' },
  ribElastane: {
    en: '87% recycled polyester and 13% elastane',
    id: '87% poliester daur ulang dan 13% elastana',
  },
};

const products = sampleProducts.map((product) => ({
  ...product,
  kind: findGarmentKind(product.category),
  sizes: Object.keys(product.stock),
  fabric: FABRICS.find((fabric) => fabric.products.includes(product.name))?.name,
  texts: { en: product.description, id: product.translations.id.description },
  colours: { en: product.colour, id: product.translations.id.colour },
}));
const named = products.map((product) => [product.name, product] as const);

it.each(named)('%s has the features of its kind or of its fabric', (_, { kind, fabric }) => {
  expect(kind).toBeDefined();
  expect(kind === 'swimwear').toBe(fabric !== undefined);
  expect(fabric ?? GARMENT_FEATURES[kind ?? 'swimwear']).toBeDefined();
});

it.each(named)('%s states the composition of its fabric in both languages, and no other', (_, product) => {
  const { fabric, texts } = product;
  for (const locale of ['en', 'id'] as const) {
    // The text of the product Kesumba joins the two fibres by "with" instead of "and".
    const text = texts[locale].replace('with 13%', 'and 13%').replace('dengan 13%', 'dan 13%');
    if (fabric) expect(text).toContain(COMPOSITIONS[fabric][locale]);
    expect(text.match(/\d+%/g) ?? []).toHaveLength(fabric ? 2 : 0);
  }
});

// Product pages show the care of each kind of product below the description.
it.each(named)('%s has a description that does not repeat its care', (_, { kind, texts }) => {
  expect(texts.en).not.toMatch(/wash (cool|cold|inside|with|at)|dry (flat|in the shade)|rinse|no softener/i);
  expect(texts.id).not.toMatch(/cuci (tangan|air|mesin|terbalik|pada)|di tempat teduh|bilas|tanpa pelembut/i);
  if (kind !== 'boardshorts') expect(texts.en).not.toMatch(/hydrophobic|sheds water/i);
});

it.each(named)('%s says the same in both languages', (_, { texts, colours }) => {
  const sentences = (text: string) => text.match(/[.;:](\s|$)/g)?.length ?? 0;
  expect(Math.abs(sentences(texts.en) - sentences(texts.id))).toBeLessThanOrEqual(1);
  expect(colours.en).not.toBe('');
  expect(colours.id).not.toBe('');
});

const FLOWERS: [string, string, string][] = [
  ['hibiscus', 'Hibiscus', 'Kembang Sepatu'],
  ['frangipani', 'Frangipani', 'Jepun'],
];

it.each(FLOWERS)('a colour named after %s belongs to a product with that flower', (flower, en, id) => {
  for (const { texts, colours } of products) {
    if (colours.en.includes(en)) expect(texts.en.toLowerCase()).toContain(flower);
    expect(colours.id.includes(id)).toBe(colours.en.includes(en));
  }
});

it.each(named)('%s has a colour that the filters know', (_, { colours }) => {
  expect(findColourFamily(colours.en)).toBeDefined();
});

it('prints of one cut have one fabric and the same sizes', () => {
  for (const product of products) {
    const { variant, category, price } = product;
    const cut = products.filter(
      (other) => other.variant === variant && other.category === category && other.price === price,
    );
    expect(new Set(cut.map(({ fabric }) => fabric)).size).toBe(1);
    expect([product.name, new Set(cut.map(({ kind }) => kind)).size]).toEqual([product.name, 1]);
  }
});

const WOMENS_CUTS = ['Bikini', 'Swimsuit', 'Rash Guard', 'Dress'];

it.each(named.filter(([, { category }]) => WOMENS_CUTS.includes(category)))(
  '%s has a drawing on the figure with the measures of every size',
  (_, { category, variant, sizes }) => {
    const plate = GARMENT_FITS.find((one) => one.category === category && one.variant === variant);
    expect(Object.keys(plate?.sizes ?? {})).toEqual(expect.arrayContaining(sizes));
    for (const spans of Object.values(plate?.sizes ?? {}))
      expect(spans).toHaveLength(plate?.measures.length ?? 0);
  },
);
