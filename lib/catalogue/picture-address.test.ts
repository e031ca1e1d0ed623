import { pictureAddress } from './picture-address';

const BUNDLED = { bundledApi: true, PRODUCT_API_URL: 'http://127.0.0.1:4000', CONTENT_API_URL: undefined };
const FOREIGN = { ...BUNDLED, bundledApi: false, PRODUCT_API_URL: 'https://api.example/v2' };
const CONTENT = { ...FOREIGN, CONTENT_API_URL: 'https://content.example/shops' };
const OWN_CONTENT = { ...BUNDLED, CONTENT_API_URL: 'http://127.0.0.1:4000/content' };

it.each([
  [BUNDLED, '/images/a.jpg', '/images/a.jpg'],
  [BUNDLED, 'images/a.jpg', '/images/a.jpg'],
  [FOREIGN, '/images/a.jpg', 'https://api.example/v2/images/a.jpg'],
  [FOREIGN, 'a.jpg', 'https://api.example/v2/a.jpg'],
  [FOREIGN, 'HTTPS://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'],
  [CONTENT, 'a.jpg', 'https://content.example/shops/a.jpg'],
  [CONTENT, '/a b.jpg', 'https://content.example/a%20b.jpg'],
  [CONTENT, '//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  [OWN_CONTENT, '/images/a.jpg', '/images/a.jpg'],
  [OWN_CONTENT, 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('%#: finds %s', (servers, url, address) => {
  expect(pictureAddress(url, servers)).toBe(address);
});
