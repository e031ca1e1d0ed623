import { asksOwnNetwork, isListed } from './listed-hosts.mjs';

const FEED = { SOCIAL_ACCESS_TOKEN: 'token' };
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
  ['https://scontent-sin6-1.cdninstagram.com/v/a.jpg?oe=1', {}, false],
  ['http://127.0.0.1:4000/pictures/a.jpg', { ...OWN, SOCIAL_ACCESS_TOKEN: '' }, false],
])('of a feed’s pictures takes %s, with %j: %s', (address, environment, listed) => {
  expect(isListed(address, environment)).toBe(listed);
});

const API = { PRODUCT_API_URL: 'https://api.example/v2', CONTENT_API_URL: 'http://10.0.0.8:5000/shops' };
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
  ['https://cdn.example/a.SVG?size=2', CDN, false],
  [`https://cdn.example/${'a'.repeat(3_072)}.jpg`, CDN, false],
])('of a catalogue’s pictures takes %s, with %j: %s', (address, environment, listed) => {
  expect(isListed(address, environment)).toBe(listed);
});

it('is not asked about what is no address', () => {
  expect(isListed('not an address', {})).toBe(false);
});

it('lets the image service into its own network only where a server is there', () => {
  expect(asksOwnNetwork(OWN)).toBe(true);
  expect(asksOwnNetwork(API)).toBe(true);
  expect(asksOwnNetwork(FEED)).toBe(false);
  expect(asksOwnNetwork({ PRODUCT_API_URL: 'https://api.example' })).toBe(false);
  expect(asksOwnNetwork({ ...OWN, SOCIAL_ACCESS_TOKEN: '' })).toBe(false);
  expect(asksOwnNetwork({ ...FEED, SOCIAL_GRAPH_URL: 'https://graph.example' })).toBe(false);
});
