import { countryName, flagAddress, flagSvg, isFlag } from './flag';

it('returns the flag of any country in the ratio 3:2', () => {
  for (const code of ['ID', 'au', 'JP', 'BR'])
    expect(flagSvg(code)).toMatch(/^<svg [^>]*viewBox="0 0 513 342"/);
  expect(flagSvg('XX')).toBeUndefined();
});

it('knows countries but not their parts', () => {
  expect(isFlag('GB')).toBe(true);
  expect(isFlag('GB_WLS')).toBe(false);
  expect(isFlag('id')).toBe(false);
});

it('returns the localised country name and the URL of its flag', () => {
  expect(countryName('JP', 'en')).toBe('Japan');
  expect(countryName('JP', 'id')).toBe('Jepang');
  expect(flagAddress('JP')).toBe('/flags/jp.svg');
});
