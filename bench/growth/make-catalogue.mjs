import { pick, randomNumbers } from './random.mjs';
import { COLOURS, MOODS, PLACES } from './words.mjs';

const SEED = 1971;
/** So many stock items to a product, in the middle. */
const SIZES_EACH = 6;
const PRICE_STEP = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2023-01-02T02:00:00Z');

/** Names in an order of their own, each as many times as needed, numbered from the second time on. */
function* names(kind) {
  for (let round = 1; ; round += 1) {
    for (const mood of MOODS) {
      for (const place of PLACES) yield `${mood} ${place} ${kind}${round > 1 ? ` ${round}` : ''}`;
    }
  }
}

/** Sizes as the model has them, filled up with their neighbours in the list until there are enough. */
function sizesOf(model, all) {
  const own = Object.keys(model.stock);
  const last = all.indexOf(own.at(-1));
  return [...own, ...all.slice(last + 1), ...all.filter((size) => !own.includes(size))].slice(0, SIZES_EACH);
}

function makeProduct(model, name, index, sizes, random) {
  const [colour, colourId] = pick(random, COLOURS);
  const price = Math.round((model.price * (0.7 + random() * 0.8)) / PRICE_STEP) * PRICE_STEP - 1_000;
  const pieces = () => (random() < 0.15 ? 0 : 1 + Math.floor(random() * 40));
  return {
    ...model,
    id: name,
    name,
    price,
    colour,
    description: `${name}. ${model.description}`,
    translations: { id: { colour: colourId, description: `${name}. ${model.translations.id.description}` } },
    isFeatured: random() < 0.1,
    createdAt: new Date(FIRST_DAY + (index % 1_300) * DAY_MS).toISOString(),
    stock: Object.fromEntries(sizes.map((size) => [size, pieces()])),
  };
}

/**
 * Makes a large catalogue of the sample one: the same categories, variants, sizes and pictures, other names, prices,
 * colours and stock. The same in every run.
 * @param sample the sample catalogue, in the format of `npm run catalogue -- import`
 * @param count how many products there are in all, six sizes each
 */
export function makeCatalogue(sample, count) {
  const random = randomNumbers(SEED);
  const named = new Map();
  const products = Array.from({ length: count }, (_, index) => {
    const model = sample.products[index % sample.products.length];
    if (!named.has(model.category)) named.set(model.category, names(model.category));
    const name = named.get(model.category).next().value;
    return makeProduct(model, name, index, sizesOf(model, sample.sizes), random);
  });
  return { ...sample, products };
}
