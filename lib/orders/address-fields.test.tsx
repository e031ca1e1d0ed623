import {
  ADDRESS_INPUTS,
  findAddressDraft,
  forgetAddressDraft,
  listMissingFields,
  readAddressForm,
  storeAddressDraft,
} from './address-fields';

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

it('reads the five fields without surrounding spaces', () => {
  expect(readAddressForm(formWith({ ...filled, city: '  Badung ', promo: 'x' }))).toEqual(filled);
});

it.each(ADDRESS_INPUTS.map(({ name }) => name))('reports %s if it is blank or missing', (name) => {
  expect(listMissingFields(readAddressForm(formWith({ ...filled, [name]: '   ' })))).toEqual([name]);
  const { [name]: _, ...rest } = filled;
  expect(listMissingFields(readAddressForm(formWith(rest)))).toEqual([name]);
});

it('accepts a complete address', () => {
  expect(listMissingFields(filled)).toEqual([]);
});

const ADDRESS = {
  receiptName: 'ᬦᬶᬮᬸᬄ 🌊',
  province: 'Bali',
  city: 'Badung',
  address: 'Jl. "Pantai" <1>',
  postalCode: '80361',
};

afterEach(forgetAddressDraft);

it('keeps the input of a customer unchanged', () => {
  storeAddressDraft('ayu@example.com', ADDRESS);
  expect(findAddressDraft('ayu@example.com')).toEqual(ADDRESS);
  expect(findAddressDraft('made@example.com')).toBeUndefined();
  expect(findAddressDraft(undefined)).toBeUndefined();
  forgetAddressDraft();
  expect(findAddressDraft('ayu@example.com')).toBeUndefined();
});

it('keeps the input of a visitor without a profile', () => {
  storeAddressDraft(undefined, ADDRESS);
  expect(findAddressDraft(undefined)).toEqual(ADDRESS);
});

it.each([null, 'x', {}, { address: null }, { address: { ...ADDRESS, city: 1 } }])(
  'ignores the stored value %j',
  (value) => {
    window.sessionStorage.setItem('address-draft', JSON.stringify({ value, until: 9e15 }));
    expect(findAddressDraft(undefined)).toBeUndefined();
  },
);
