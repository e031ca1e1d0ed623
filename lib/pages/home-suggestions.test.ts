import { stubNetwork } from '@/lib/testing/stub-network';

const CONFIGURED = {
  CONTENT_API_URL: 'https://content.example/api',
  CONTENT_STORE_ID: 'beach',
  CONTENT_EXTRA_ID: 'extra',
  CONTENT_EXTRA_COLLECTION: 'likes',
};

/** Loads the module with another environment, because the environment is read only once. */
async function suggestionsOf(environment: Record<string, string>, locale: 'en' | 'id' = 'en') {
  jest.resetModules();
  Object.assign(process.env, environment);
  const { readSuggestedPictures } = await import('./home');
  return readSuggestedPictures(locale);
}

afterEach(() => {
  for (const name of Object.keys(CONFIGURED)) delete process.env[name];
});

it('shows the six local pictures without a configured collection, in the page’s language', async () => {
  const { calls } = stubNetwork({});
  expect(await suggestionsOf({})).toHaveLength(6);
  expect((await suggestionsOf({}, 'id'))[2]).toMatchObject({
    src: '/images/home/like-3.jpg',
    alt: 'Kaus garis-garis di atas pasir',
    href: '/id/men/harbour-stripe-tee',
  });
  expect(calls()).toEqual([]);
});

it.each([
  ['bare', (list: unknown[]): unknown => list],
  ['in an envelope', (list: unknown[]): unknown => ({ data: list })],
])('shows the collection, %s, without invalid entries and duplicates', async (_, wrap) => {
  stubNetwork({
    'GET /api/extra/likes': {
      body: wrap([
        { image: 'https://cdn.example/a.jpg', alt: 'A tee' },
        { nothing: true },
        { url: '/b.jpg' },
        { url: 'https://cdn.example/a.jpg' },
      ]),
    },
  });
  expect(await suggestionsOf(CONFIGURED)).toEqual([
    { src: 'https://cdn.example/a.jpg', width: 900, height: 1125, alt: 'A tee' },
    { src: 'https://content.example/b.jpg', width: 900, height: 1125, alt: '', listed: true },
  ]);
});

it.each([
  ['down', new TypeError('fetch failed')],
  ['empty', { body: [] }],
  ['nonsense', { body: 'hello' }],
])('shows the six local pictures when the collection is %s', async (_, response) => {
  stubNetwork({ 'GET /api/extra/likes': response });
  expect(await suggestionsOf(CONFIGURED)).toHaveLength(6);
});
