import { maskAddress } from './mask-address';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
])('logs of %s the network alone', (address, network) => {
  expect(maskAddress(address)).toBe(network);
});
