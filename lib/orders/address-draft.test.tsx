import { addressDraftOf, forgetAddressDraft, keepAddressDraft } from './address-draft';

const ADDRESS = {
  receiptName: 'ᬦᬶᬮᬸᬄ 🌊',
  province: 'Bali',
  city: 'Badung',
  address: 'Jl. "Pantai" <1>',
  postalCode: '80361',
};

afterEach(forgetAddressDraft);

it('keeps what was typed for whoever typed it, sign by sign', () => {
  keepAddressDraft('ayu@example.com', ADDRESS);
  expect(addressDraftOf('ayu@example.com')).toEqual(ADDRESS);
  expect(addressDraftOf('made@example.com')).toBeUndefined();
  expect(addressDraftOf(undefined)).toBeUndefined();
  forgetAddressDraft();
  expect(addressDraftOf('ayu@example.com')).toBeUndefined();
});

it('keeps what was typed while nobody was known', () => {
  keepAddressDraft(undefined, ADDRESS);
  expect(addressDraftOf(undefined)).toEqual(ADDRESS);
});

it.each([null, 'x', {}, { address: null }, { address: { ...ADDRESS, city: 1 } }])(
  'makes nothing of %j',
  (value) => {
    window.sessionStorage.setItem('address-draft', JSON.stringify({ value, until: 9e15 }));
    expect(addressDraftOf(undefined)).toBeUndefined();
  },
);
