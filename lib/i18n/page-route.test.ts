import { routePage } from './page-route.mjs';

it.each([
  ['/', '/en'],
  ['/men', '/en/men'],
  ['/men/uluwatu-elite-pro', '/en/men/uluwatu-elite-pro'],
  ['/men/no.-5-tee', '/en/men/no.-5-tee'],
  ['/id', '/id'],
  ['/id/order-status', '/id/order-status'],
])('shows %s as %s', (outside, inside) => {
  expect(routePage(outside)).toEqual({ kind: 'show', pathname: inside });
});

it.each([
  ['/nowhere', '/'],
  ['/men/uluwatu-elite-pro/more', '/'],
  ['/en/nowhere', '/'],
  ['/id/nowhere', '/id'],
])('sends the unknown %s home to %s', (outside, home) => {
  expect(routePage(outside)).toEqual({ kind: 'redirect', pathname: home, status: 307 });
});

it.each([
  ['/en', '/'],
  ['/en/men', '/men'],
])('has one address a page: %s is at %s', (outside, canonical) => {
  expect(routePage(outside)).toEqual({ kind: 'redirect', pathname: canonical, status: 308 });
});

it.each(['/favicon.ico', '/images/none.jpg', '/id/none.png'])('leaves the file %s alone', (file) => {
  expect(routePage(file)).toEqual({ kind: 'pass' });
});
