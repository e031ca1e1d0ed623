import { countryName, flagAddress, flagSvg, isFlag } from './flag';

it('draws the flag of any country, three wide and two high', () => {
  for (const code of ['ID', 'au', 'JP', 'BR'])
    expect(flagSvg(code)).toMatch(/^<svg [^>]*viewBox="0 0 513 342"/);
  expect(flagSvg('XX')).toBeUndefined();
});

it('knows countries alone, not their parts', () => {
  expect(isFlag('GB')).toBe(true);
  expect(isFlag('GB_WLS')).toBe(false);
  expect(isFlag('id')).toBe(false);
});

it('names a country in the language, and the address of its flag', () => {
  expect(countryName('JP', 'en')).toBe('Japan');
  expect(countryName('JP', 'id')).toBe('Jepang');
  expect(flagAddress('JP')).toBe('/flags/jp.svg');
});
