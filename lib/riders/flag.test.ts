import { countryName, flagUrl, isFlagCode } from './flag';

it('finds the flags that are files in public/images/flags', () => {
  expect(isFlagCode('ID')).toBe(true);
  expect(isFlagCode('XX')).toBe(false);
  expect(isFlagCode('id')).toBe(false);
});

it('returns the name of a country in the language, and the address of its flag', () => {
  expect(countryName('JP', 'en')).toBe('Japan');
  expect(countryName('JP', 'id')).toBe('Jepang');
  expect(flagUrl('JP')).toBe('/images/flags/jp.svg');
});
