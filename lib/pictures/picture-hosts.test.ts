import { isAllowedPicture } from './picture-hosts';

const NONE = {
  PRODUCT_API_URL: 'https://api.elsewhere.example',
  CONTENT_API_URL: undefined,
  PICTURE_HOSTS: undefined,
  SOCIAL_ACCESS_TOKEN: undefined,
  SOCIAL_GRAPH_URL: 'https://graph.example/v1',
};
const FEED = { ...NONE, SOCIAL_ACCESS_TOKEN: 'token' };
const OWN = { ...FEED, SOCIAL_GRAPH_URL: 'http://127.0.0.1:4000/v1' };

it.each([
  ['https://scontent-sin6-1.cdninstagram.com/v/a.jpg?oe=1', FEED, true],
  ['https://scontent.fdps5-1.fna.fbcdn.net/v/a.jpg', FEED, true],
  ['http://scontent.cdninstagram.com/a.jpg', FEED, false],
  ['https://scontent.cdninstagram.com:8443/a.jpg', FEED, false],
  ['https://cdninstagram.com.elsewhere.example/a.jpg', FEED, false],
  ['https://evilcdninstagram.com/a.jpg', FEED, false],
  ['https://elsewhere.example/a.cdninstagram.com/a.jpg', FEED, false],
  ['https://169.254.169.254/latest', FEED, false],
  ['http://127.0.0.1:4000/pictures/a.jpg', FEED, false],
  ['http://127.0.0.1:4000/pictures/a.jpg', OWN, true],
  ['http://127.0.0.1:4001/pictures/a.jpg', OWN, false],
  ['https://127.0.0.1:4000/pictures/a.jpg', OWN, false],
  ['https://scontent-sin6-1.cdninstagram.com/v/a.jpg?oe=1', NONE, false],
  ['http://127.0.0.1:4000/pictures/a.jpg', { ...OWN, SOCIAL_ACCESS_TOKEN: '' }, false],
])('lists %s, a picture of the feed, with %j: %s', (address, hosts, listed) => {
  expect(isAllowedPicture(address, hosts)).toBe(listed);
});

const API = {
  ...NONE,
  PRODUCT_API_URL: 'https://api.example/v2',
  CONTENT_API_URL: 'http://10.0.0.8:5000/shops',
};
const CDN = { ...API, PICTURE_HOSTS: 'cdn.example, **.pictures.example' };

it.each([
  ['https://api.example/v2/images/a.jpg', API, true],
  ['https://api.example/elsewhere/a.jpg', API, true],
  ['http://api.example/v2/images/a.jpg', API, false],
  ['http://10.0.0.8:5000/a.jpg', API, true],
  ['http://10.0.0.8:5001/a.jpg', API, false],
  ['https://cdn.example/a.jpg', API, false],
  ['https://cdn.example/a.jpg', CDN, true],
  ['https://cdn.example:8443/a.jpg', CDN, false],
  ['http://cdn.example/a.jpg', CDN, false],
  ['https://eu.cdn.example/a.jpg', CDN, false],
  ['https://eu.west.pictures.example/a.jpg?size=2', CDN, true],
  ['https://pictures.example/a.jpg', CDN, false],
  ['https://evil.example/?.pictures.example/a.jpg', CDN, false],
  ['https://cdn.example/a.SVG?size=2', CDN, false],
  ['https://cdn.example/a.avif', CDN, false],
  [`https://cdn.example/${'a'.repeat(3_072)}.jpg`, CDN, false],
])('lists %s, a picture of the catalogue, with %j: %s', (address, hosts, listed) => {
  expect(isAllowedPicture(address, hosts)).toBe(listed);
});

it('does not list what is not an address', () => {
  expect(isAllowedPicture('not an address', NONE)).toBe(false);
});
