import { countryName, flagAddress, isFlag } from './flag';

it('finds the flags that are files in public/images/flags', () => {
  expect(isFlag('ID')).toBe(true);
  expect(isFlag('XX')).toBe(false);
  expect(isFlag('id')).toBe(false);
});

it('returns the name of a country in the language, and the address of its flag', () => {
  expect(countryName('JP', 'en')).toBe('Japan');
  expect(countryName('JP', 'id')).toBe('Jepang');
  expect(flagAddress('JP')).toBe('/images/flags/jp.svg');
});
