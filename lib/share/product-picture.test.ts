import sharp from 'sharp';
import { shopProduct } from '@/lib/testing/shop-product';
import { pagePicture } from './own-pictures';
import { drawProductPicture, productPicture, productWords } from './product-picture';

const FACTS = { id: 'Melati Bikini', price: 899_000, image: [{ url: '/main.jpg' }] };
const addressOf = (facts: Record<string, unknown>) =>
  productPicture(shopProduct({ ...FACTS, ...facts }), 'Bikini', 'en').url;

it.each([
  ['price', { price: 900_000 }],
  ['name', { name: 'Melati' }],
  ['picture', { image: [{ url: '/other.jpg' }] }],
])('gives a product with another %s another address', (_, change) => {
  expect(addressOf({})).toBe(addressOf({ colour: 'Coral' }));
  expect(addressOf(change)).not.toBe(addressOf({}));
});

it('names what is on a picture', () => {
  expect(productPicture(shopProduct(FACTS), 'Bikini', 'id')).toMatchObject({
    url: expect.stringMatching(/^\/share\/id\/products\/melati-bikini\.jpg\?v=[\w-]{10}$/),
    alt: 'Melati Bikini, Rp. 899.000',
  });
  expect(pagePicture('men', 'en').alt).toBe('Men. Light, quick to dry, built for long sessions');
});

const MAIN = '/images/products/uluwatu-elite-pro/main.jpg';

async function draw(facts: Record<string, unknown>) {
  const product = shopProduct({ id: 'Uluwatu Elite Pro', price: 1_199_000, ...facts });
  return drawProductPicture(productWords(product, 'Elite Pro', 'en'), product);
}

/** Messengers leave out what is heavier than 300 kB or so. */
async function expectShareable(picture: Buffer) {
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(200_000);
}

it('draws a product as messengers want it', async () => {
  const { picture, isWhole } = await draw({ image: [{ url: MAIN }] });

  await expectShareable(picture);
  expect(isWhole).toBe(true);
});

it('draws the ground of the brand for a product without a picture', async () => {
  const { picture, isWhole } = await draw({});

  await expectShareable(picture);
  expect(isWhole).toBe(true);
});

it.each([['/images/brand/../../package.json'], ['/images/icons.css'], ['http://127.0.0.1:9/gone.jpg']])(
  'does without %s, and tries again another time',
  async (url) => {
    const { picture, isWhole } = await draw({ image: [{ url }] });

    await expectShareable(picture);
    expect(isWhole).toBe(false);
  },
);
