import { shopProduct } from '@/lib/testing/shop-product';
import { blurOf, productPictures } from './product-pictures';

const MAIN = '/images/products/uluwatu-elite-pro/main.jpg';
const CLOSE = '/images/products/uluwatu-elite-pro/close1.jpg';
const picturesOf = (facts: Record<string, unknown>) =>
  productPictures(shopProduct({ id: 'Uluwatu', ...facts }), 'id');

it('puts the main picture first and says of each what is known of it', () => {
  const [main, close] = picturesOf({ image: [{ url: MAIN }], imagedetail: [{ close1: CLOSE }] });
  expect(main).toMatchObject({ view: 'main', src: MAIN, width: 1200, height: 1500 });
  expect(main?.alt).toMatch(/tampak depan/);
  expect(main?.dominant).toMatch(/^#[0-9a-f]{6}$/);
  expect(close?.view).toBe('close1');
});

it('shows a picture once, however often it is named', () => {
  expect(
    picturesOf({ image: [{ url: MAIN }], imagedetail: [{ fullBody: MAIN, close1: MAIN }] }),
  ).toHaveLength(1);
});

it('knows nothing of a picture nobody has measured', () => {
  const [picture] = picturesOf({ image: [{ url: 'https://elsewhere.example/a.png' }] });
  expect(picture).toMatchObject({ width: 1200, height: 1500, alt: undefined, dominant: undefined });
  expect(picture && blurOf(picture)).toBeUndefined();
});

it.each([{}, { image: [], imagedetail: [] }, { image: null, imagedetail: [{}] }])(
  'has none of %j',
  (facts) => {
    expect(picturesOf(facts)).toEqual([]);
  },
);
