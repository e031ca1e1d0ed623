import { PROVINCES } from '@/lib/contract/provinces';
import { listAddressWarnings } from './address-fields';

const BALI = PROVINCES.find(({ name }) => name === 'Bali');

it('has 38 provinces with unique names and their postal codes', () => {
  const names = PROVINCES.flatMap(({ name, also = [] }) => [name.toLowerCase(), ...also]);
  expect(PROVINCES).toHaveLength(38);
  expect(new Set(names).size).toBe(names.length);
  for (const { postal } of PROVINCES) expect(postal.join(' ')).toMatch(/^[1-9]\d( [1-9]\d)*$/);
});

it.each(PROVINCES.flatMap(({ name, postal }) => postal.map((prefix) => [name, `${prefix}111`])))(
  'has no warning for %s %s',
  (province, postalCode) => {
    expect(listAddressWarnings({ province, postalCode })).toEqual({});
  },
);

it.each([
  ['bali', '80361'],
  [' Provinsi BALI ', '80 361'],
  ['Prov. Bali', '80-361'],
  ['D.K.I. Jakarta', '10110'],
  ['Jogja', '55281'],
  ['west java', '40115'],
  ['Ｂａｌｉ', '８０３６１'],
  ['ᬩᬮᬶ', '80361'],
  ['Бали', '٨٠٣٦١'],
  ['', ''],
])('recognises %j %j', (province, postalCode) => {
  expect(listAddressWarnings({ province, postalCode })).toEqual({});
});

it.each([
  ['a province that is none', 'Atlantis', '80361', { province: true }],
  ['a code that is too short', 'Bali', '8036', { postalCode: 'length' }],
  ['a code of letters', 'Bali', 'SW1A 1AA', { postalCode: 'length' }],
  ["another province's code", 'Bali', '10110', { postalCode: BALI }],
  ['a code of nowhere we know', 'Atlantis', '00000', { province: true }],
])('warns about %s', (_, province, postalCode, slips) => {
  expect(listAddressWarnings({ province, postalCode })).toEqual(slips);
});
