import { listSampleAddressErrors, listSampleContent } from './sample-content';

it('lists the samples that a new clone has, for a public shop', () => {
  const refused = 'refused when SITE_URL is https, unless PAYMENTS=test';
  expect(listSampleContent({ SITE_URL: 'https://shop.example' })).toEqual([
    `content/site.ts has the sample address hello@segara.example, ${refused}. Replace it with an address that somebody reads`,
    expect.stringMatching(
      new RegExp(
        `^content/riders has samples, ${refused}. Replace or delete them: aguspranaja, .*renminase$`,
      ),
    ),
    expect.stringMatching(
      new RegExp(
        `^content/stores has samples, ${refused}. Replace or delete them: blue-groove, .*waterboom$`,
      ),
    ),
    `content/legal has sample texts, ${refused}. Have them checked, then remove their marks in content/legal-pages.ts: privacy, terms, shipping-and-returns`,
  ]);
});

it.each([{}, { SITE_URL: 'http://localhost:3000' }, { SITE_URL: 'https://shop.example', PAYMENTS: 'test' }])(
  'accepts samples with %j',
  (variables) => {
    expect(listSampleContent(variables)).toEqual([]);
  },
);

it('accepts an address that somebody can read', () => {
  expect(listSampleAddressErrors('hello@segara.id', 'content/site.ts')).toEqual([]);
  expect(listSampleAddressErrors('hello@example.com', 'content/site.ts')).toEqual([]);
});
