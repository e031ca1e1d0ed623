import { COLOUR_FAMILIES } from '@/content/colours';
import { findColourFamily } from './colour-family';

it.each([
  ['Deep Sea', 'turquoise'],
  ['deep sea ', 'turquoise'],
  ['Black Sand', 'black'],
  ['Shell Pink', 'pink'],
  ['Rib Kesumba Red', 'red'],
  ['Faded Navy', 'blue'],
  ['Navy Blue', 'blue'],
  ['Biru Tua', 'blue'],
  ['Black/White', 'multicolour'],
  ['Redwood', undefined],
  ['Kecak', undefined],
  ['', undefined],
])('assigns "%s" to the family %s', (colour, family) => {
  expect(findColourFamily(colour)?.value).toBe(family);
});

it('lists every colour and word in one family only', () => {
  for (const kind of ['colours', 'words'] as const) {
    const names = COLOUR_FAMILIES.flatMap((family) => family[kind]).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  }
});
