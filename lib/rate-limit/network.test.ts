import { getClientIpAddress } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (forwarded, counted) => {
  expect(getClientIpAddress(new Headers({ 'x-forwarded-for': forwarded }))).toBe(counted);
});

it('counts clients without an address as one', () => {
  expect(getClientIpAddress(new Headers())).toBe('unknown');
});
