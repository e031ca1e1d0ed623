import { localePath, splitLocale } from './locale-path';

it.each([
  ['en', '/', '/'],
  ['en', '/men', '/men'],
  ['id', '/', '/id'],
  ['id', '/men/uluwatu-elite-pro', '/id/men/uluwatu-elite-pro'],
] as const)('in %s the page %s is at %s', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
  expect(splitLocale(address)).toEqual({ locale, path });
});

it('does not take a word that begins like a language for one', () => {
  expect(splitLocale('/ideas')).toEqual({ locale: 'en', path: '/ideas' });
});

it.each(['/id//evil.example', '/id/\\evil.example', '/id///\\/evil.example'])(
  'leaves a path of %s that leads to no other site',
  (pathname) => {
    expect(splitLocale(pathname)).toEqual({ locale: 'id', path: '/evil.example' });
  },
);
