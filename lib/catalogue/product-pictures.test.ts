import { createShopProduct } from '@/lib/testing/shop-product';
import { stubNetwork } from '@/lib/testing/stub-network';
import {
  getPicturePlaceholder,
  isProductPicture,
  listProductPictures,
  resolvePictureUrl,
} from './product-pictures';

describe('resolvePictureUrl', () => {
  const BUNDLED = { bundledApi: true, PRODUCT_API_URL: 'http://127.0.0.1:4000', CONTENT_API_URL: undefined };
  const FOREIGN = { ...BUNDLED, bundledApi: false, PRODUCT_API_URL: 'https://api.example/v2' };
  const CONTENT = { ...FOREIGN, CONTENT_API_URL: 'https://content.example/shops' };
  const OWN_CONTENT = { ...BUNDLED, CONTENT_API_URL: 'http://127.0.0.1:4000/content' };

  it.each([
    [BUNDLED, '/images/a.jpg', '/images/a.jpg'],
    [BUNDLED, 'images/a.jpg', '/images/a.jpg'],
    [FOREIGN, '/images/a.jpg', 'https://api.example/v2/images/a.jpg'],
    [FOREIGN, 'a.jpg', 'https://api.example/v2/a.jpg'],
    [FOREIGN, '/pictures/a.jpg', 'https://api.example/v2/pictures/a.jpg'],
    // These are no local files: an invalid path, a folder, and a path outside of `public/`.
    [FOREIGN, '/images/%zz.jpg', 'https://api.example/v2/images/%zz.jpg'],
    [FOREIGN, '/images/%00.jpg', 'https://api.example/v2/images/%00.jpg'],
    [FOREIGN, `/images/${'a'.repeat(300)}.jpg`, `https://api.example/v2/images/${'a'.repeat(300)}.jpg`],
    [FOREIGN, '/images/products', 'https://api.example/v2/images/products'],
    [FOREIGN, '/images/../../package.json', 'https://api.example/v2/images/../../package.json'],
    // The paths of a bundled API's pictures stay relative, because this shop has or fetches the pictures itself.
    [FOREIGN, `/pictures/${'0a'.repeat(16)}.jpg`, `/pictures/${'0a'.repeat(16)}.jpg`],
    [FOREIGN, '/images/products/uluwatu-elite-pro/main.jpg', '/images/products/uluwatu-elite-pro/main.jpg'],
    [FOREIGN, 'HTTPS://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'],
    [FOREIGN, 'ombak—é\u2028\ud800.jpg', 'https://api.example/v2/ombak%E2%80%94%C3%A9%E2%80%A8%EF%BF%BD.jpg'],
    [CONTENT, 'a.jpg', 'https://content.example/shops/a.jpg'],
    [CONTENT, '/a b.jpg', 'https://content.example/a%20b.jpg'],
    [CONTENT, '//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    [OWN_CONTENT, '/images/a.jpg', '/images/a.jpg'],
    [OWN_CONTENT, 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ])('%#: resolves %s', (servers, url, address) => {
    expect(resolvePictureUrl(url, servers)).toBe(address);
  });
});

describe('listProductPictures', () => {
  const MAIN = '/images/products/uluwatu-elite-pro/main.jpg';
  const CLOSE = '/images/products/uluwatu-elite-pro/close1.jpg';
  const picturesOf = (facts: Record<string, unknown>) =>
    listProductPictures(createShopProduct({ id: 'Uluwatu', ...facts }), 'id');

  it('lists the main picture first, with its size, colour and alternative text', () => {
    const [main, close] = picturesOf({ image: [{ url: MAIN }], imagedetail: [{ close1: CLOSE }] });
    expect(main).toMatchObject({ view: 'main', src: MAIN, width: 1200, height: 1500 });
    expect(main?.alt).toMatch(/tampak depan/);
    expect(main?.dominant).toMatch(/^#[0-9a-f]{6}$/);
    expect(close?.view).toBe('close1');
  });

  it('lists a picture once, even if several views use it', () => {
    expect(
      picturesOf({ image: [{ url: MAIN }], imagedetail: [{ fullBody: MAIN, close1: MAIN }] }),
    ).toHaveLength(1);
  });

  it('uses the default size for an unknown picture', () => {
    const [picture] = picturesOf({ image: [{ url: 'https://elsewhere.example/a.png' }] });
    expect(picture).toMatchObject({ width: 1200, height: 1500, alt: undefined, dominant: undefined });
    expect(picture && getPicturePlaceholder(picture)).toBeUndefined();
  });

  it.each([{}, { image: [], imagedetail: [] }, { image: null, imagedetail: [{}] }])(
    'returns no pictures for %j',
    (facts) => {
      expect(picturesOf(facts)).toEqual([]);
    },
  );
});

it('recognises the URLs of product pictures', async () => {
  const pictures = { image: [{ url: 'HTTPS://cdn.example/a b.jpg' }], imagedetail: [{ close1: '/c.jpg' }] };
  stubNetwork({
    'GET /api/products': { body: { data: [{ id: 'Swell Tee', name: 'Swell Tee', price: 1, ...pictures }] } },
  });
  await expect(isProductPicture('HTTPS://cdn.example/a b.jpg')).resolves.toBe(true);
  await expect(isProductPicture('https://cdn.example/a%20b.jpg?v=2')).resolves.toBe(false);
});
