import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern';
import { asksOwnNetwork, isListed, listedHosts } from './listed-hosts.mjs';

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
])('%s with %j: %s, as the image service says too', (address, environment, listed) => {
  expect(isListed(address, environment)).toBe(listed);
  expect(hasRemoteMatch([], listedHosts(environment), new URL(address))).toBe(listed);
});

it('is not asked about what is no address', () => {
  expect(isListed('not an address', {})).toBe(false);
});

it('lets the image service into its own network only where the Graph API is there', () => {
  expect(asksOwnNetwork(OWN)).toBe(true);
  expect(asksOwnNetwork(FEED)).toBe(false);
  expect(asksOwnNetwork({ ...OWN, SOCIAL_ACCESS_TOKEN: '' })).toBe(false);
  expect(asksOwnNetwork({ ...FEED, SOCIAL_GRAPH_URL: 'https://graph.example' })).toBe(false);
});
