import { cacheLife, cacheTag } from 'next/cache';
import { env } from '@/lib/env';
import { mediaAnswer, mediaCall, stubGraph, withSocialFeed } from '@/lib/testing/social-feed';
import { readGallery } from './read-gallery';

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));

const life = () => jest.mocked(cacheLife).mock.lastCall?.[0];

withSocialFeed();
afterEach(() => jest.clearAllMocks());

it('shows the newest posts until they are an hour old', async () => {
  stubGraph({ [mediaCall()]: mediaAnswer('1', '2', '3', '4', '5') });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const { pictures, note, since } = await readGallery('en');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4', 'Post 5']);
  expect(note).toBeUndefined();
  expect(since).toBe(now);
  expect(cacheTag).toHaveBeenCalledWith('social');
  expect(life()).toMatchObject({ revalidate: 3_600, expire: 2_592_000 });
});

it('says that the feed could not be read, and tries again in five minutes', async () => {
  stubGraph({ [mediaCall()]: new Error('down') });
  const { pictures, note } = await readGallery('en');
  expect(pictures.map(({ src }) => src)).toEqual([1, 2, 3, 4, 5].map((at) => `/images/social/${at}.jpg`));
  expect(pictures.some(({ href }) => href)).toBe(false);
  expect(note).toBe('failed');
  expect(life()).toMatchObject({ revalidate: 300 });
});

it.each([
  ['without a feed', undefined, {}],
  ['of a feed without pictures', 'token', { [mediaCall('token')]: mediaAnswer() }],
])("shows the brand's own pictures %s", async (_case, token, table) => {
  env.SOCIAL_ACCESS_TOKEN = token;
  stubGraph(table);
  await expect(readGallery('id')).resolves.toMatchObject({
    note: 'featured',
    pictures: [{ alt: 'Pohon kelapa dan matahari rendah, cetak saring' }, {}, {}, {}, {}],
  });
});
