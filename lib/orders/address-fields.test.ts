import { ADDRESS_FIELDS, missingFields, readAddress } from './address-fields';

const filled = {
  receiptName: 'Made',
  province: 'Bali',
  city: 'Badung',
  address: 'Jl. Pantai 1',
  postalCode: '80361',
};

function formWith(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

it('reads the five fields without the blanks around them', () => {
  expect(readAddress(formWith({ ...filled, city: '  Badung ', promo: 'x' }))).toEqual(filled);
});

it.each(ADDRESS_FIELDS.map(({ name }) => name))('misses %s when it is blank or not there', (name) => {
  expect(missingFields(readAddress(formWith({ ...filled, [name]: '   ' })))).toEqual([name]);
  const { [name]: _, ...rest } = filled;
  expect(missingFields(readAddress(formWith(rest)))).toEqual([name]);
});

it('misses nothing in a full address', () => {
  expect(missingFields(filled)).toEqual([]);
});
