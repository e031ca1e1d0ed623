import { shopProduct } from '@/lib/testing/shop-product';
import { pagePicture } from './page-picture';
import { productPicture } from './share-picture';

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
