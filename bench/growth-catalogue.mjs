const SIZES_PER_PRODUCT = 6;
const PRICE_STEP = 10_000;
const PLACES = 'Amed Balangan Berawa Bingin Canggu Keramas Kuta Legian Medewi Sanur'.split(' ');
const MOODS = 'Dawn, Dusk, High Tide, Monsoon, Barefoot, Driftwood, Reef, Lagoon, Harvest, Kawung'.split(
  ', ',
);
const COLOURS = [
  ['Deep Sea', 'Laut Dalam'],
  ['Terracotta', 'Terakota'],
  ['Palm', 'Palem'],
  ['Coral', 'Koral'],
  ['Indigo', 'Nila'],
  ['Moss', 'Lumut'],
];

/** Returns a number from 0 to 1 that looks random, but is the same in every run. */
const scatter = (index, salt) => (Math.imul(index + 1, 2_654_435_761 + salt * 2) >>> 8) / 2 ** 24;
const pick = (list, index, salt) => list[Math.floor(scatter(index, salt) * list.length)];

/** Returns the sizes of the model product, and further ones up to `SIZES_PER_PRODUCT`. */
function sizesOf(model, all) {
  const own = Object.keys(model.stock);
  return [...own, ...all.filter((size) => !own.includes(size))].slice(0, SIZES_PER_PRODUCT);
}

function makeProduct(model, index, sizes) {
  const name = `${pick(MOODS, index, 1)} ${pick(PLACES, index, 2)} ${model.category} ${index + 1}`;
  const [colour, colourId] = pick(COLOURS, index, 3);
  const price = Math.round((model.price * (0.7 + scatter(index, 4) * 0.8)) / PRICE_STEP) * PRICE_STEP - 1_000;
  const { id: translation } = model.translations;
  return {
    ...model,
    id: name,
    name,
    price,
    colour,
    description: `${name}. ${model.description}`,
    translations: { id: { colour: colourId, description: `${name}. ${translation.description}` } },
    isFeatured: scatter(index, 5) < 0.1,
    stock: Object.fromEntries(sizes.map((size, at) => [size, Math.floor(scatter(index, 6 + at) * 40)])),
  };
}

/**
 * Makes a large catalogue with the categories, variants, sizes and pictures of the sample catalogue.
 * @param sample a catalogue in the format of `npm run catalogue -- import`
 * @param {number} count of products
 */
export function createGrowthCatalogue(sample, count) {
  const products = Array.from({ length: count }, (_, index) => {
    const model = sample.products[index % sample.products.length];
    return makeProduct(model, index, sizesOf(model, sample.sizes));
  });
  return { ...sample, products };
}
