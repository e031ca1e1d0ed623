import { localePath, splitLocale } from './locale-path';

it.each([
  ['en', '/', '/'],
  ['en', '/men', '/men'],
  ['id', '/', '/id'],
  ['id', '/men/uluwatu-elite-pro', '/id/men/uluwatu-elite-pro'],
] as const)('in %s the page %s has the path %s', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
  expect(splitLocale(address)).toEqual({ locale, path });
});

it('does not mistake the start of a word for a locale', () => {
  expect(splitLocale('/ideas')).toEqual({ locale: 'en', path: '/ideas' });
});

it.each(['/id//evil.example', '/id/\\evil.example', '/id///\\/evil.example'])(
  'never turns %s into a path that leads to another site',
  (pathname) => {
    expect(splitLocale(pathname)).toEqual({ locale: 'id', path: '/evil.example' });
  },
);
