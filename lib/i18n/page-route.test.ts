import { isReservedPath, isUnknownFilePath, routePage } from './page-route';

it.each([
  ['/', '/en'],
  ['/men', '/en/men'],
  ['/men/uluwatu-elite-pro', '/en/men/uluwatu-elite-pro'],
  ['/men/no.-5-tee', '/en/men/no.-5-tee'],
  ['/id', '/id'],
  ['/id/order-status', '/id/order-status'],
  ['/woman/catalog', '/en/woman/catalog'],
  ['/id/size-guide/boardshorts', '/id/size-guide/boardshorts'],
  ['/riders', '/en/riders'],
  ['/id/aboutus', '/id/aboutus'],
  ['/shipping-and-returns', '/en/shipping-and-returns'],
])('rewrites %s to %s', (outside, inside) => {
  expect(routePage(outside)).toEqual({ kind: 'show', pathname: inside });
});

it.each([
  ['/nowhere', '/'],
  ['/men/uluwatu-elite-pro/more', '/'],
  ['/en/nowhere', '/'],
  ['/id/nowhere', '/id'],
])('redirects the unknown path %s to %s', (outside, home) => {
  expect(routePage(outside)).toEqual({ kind: 'redirect', pathname: home, status: 307 });
});

it.each([
  ['/en', '/'],
  ['/en/men', '/men'],
  ['/men/', '/men'],
  ['/Men/Uluwatu-Elite-Pro', '/men/uluwatu-elite-pro'],
  ['/men/Uluwatu%20Elite%20Pro', '/men/uluwatu-elite-pro'],
  ['/ID/Woman/', '/id/woman'],
  ['/EN', '/'],
  ['/men/OMBAK-%C3%89', '/men/ombak-%C3%A9'],
  ['/stores', '/store'],
  ['/id/Stores/', '/id/store'],
])('redirects %s to its canonical path %s', (outside, canonical) => {
  expect(routePage(outside)).toEqual({ kind: 'redirect', pathname: canonical, status: 308 });
});

it.each(['/favicon.ico', '/images/none.jpg', '/id/none.png'])('passes the file %s to Next.js', (file) => {
  expect(routePage(file)).toEqual({ kind: 'pass' });
});

it.each([
  ['/id/none.png', true],
  ['/EN/search/q%3Dfoo.bar', true],
  ['/search.rsc', true],
  ['/none.png', false],
  ['/favicon.ico', false],
  ['/men/no.-5-tee', false],
  ['/id/men/no.5', false],
])('detects paths of files that cannot exist: %s, %s', (pathname, isStray) => {
  expect(isUnknownFilePath(pathname)).toBe(isStray);
});

it.each([
  ['/search', '?q=pad', '/en/search/q%3Dpad'],
  ['/id/men', '?size=32&category=tees', '/id/listing/men/category%3Dtees%26size%3D32'],
  ['/woman/catalog', '?page=2', '/en/listing/woman-catalog/page%3D2'],
  ['/men/tees', '?sort=newest', '/en/listing/men-tees/sort%3Dnewest'],
  ['/men', '?utm_source=mail', '/en/men'],
  ['/search', '?q=', '/en/search'],
  ['/login', '?redirect=%2Fmen', '/en/login'],
  ['/id/activities', '?category=charity', '/id/activities/category%3Dcharity'],
])('rewrites %s%s to %s', (pathname, search, inside) => {
  expect(routePage(pathname, search)).toEqual({ kind: 'show', pathname: inside });
});

it.each([
  ['/men', true],
  ['/stores', true],
  ['/id', true],
  ['/bayuharlow', false],
  ['/idarosa', false],
])('the fixed pages include %s: %s', (path, taken) => {
  expect(isReservedPath(path)).toBe(taken);
});
