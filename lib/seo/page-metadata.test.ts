import { pageMetadata } from './page-metadata';

it('names the page in both languages, English for everybody else', () => {
  expect(pageMetadata({ locale: 'id', path: '/men', title: 'Pria' })).toEqual({
    title: 'Pria',
    alternates: { canonical: '/id/men', languages: { en: '/men', id: '/id/men', 'x-default': '/men' } },
  });
});

it('keeps the page of one shopper out of the indexes', () => {
  expect(pageMetadata({ locale: 'en', path: '/order-status', index: false })).toMatchObject({
    robots: { index: false },
  });
});
