import { cacheLife, cacheTag } from 'next/cache';
import { LOCAL_SOCIAL_PICTURES } from '@/content/site-pictures';
import type { Post } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { createMediaResponse, graphPostsRequest, stubGraph, withSocialFeed } from '@/lib/testing/social-feed';
import { formatCaption, listFeedPictures, listShopPictures, readGallery } from './gallery';

const post = (id: string, facts: Partial<Post> = {}): Post => ({
  id,
  caption: `Post ${id}`,
  media_type: 'IMAGE',
  media_url: `https://scontent.cdninstagram.com/${id}.jpg`,
  permalink: `https://www.instagram.com/p/${id}/`,
  timestamp: '2026-11-03T22:30:00+0000',
  ...facts,
});
const five = ['1', '2', '3', '4', '5'].map((id) => post(id));

beforeAll(() => {
  env.SOCIAL_ACCESS_TOKEN = 'token';
});

it('shows posts through the image endpoint, linked to the post', () => {
  const pictures = listFeedPictures(five, 'en');
  expect(pictures.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  expect(pictures[0]).toEqual({
    id: '1',
    src: 'https://scontent.cdninstagram.com/1.jpg',
    width: 1080,
    height: 1080,
    listed: true,
    alt: 'Post 1',
    href: 'https://www.instagram.com/p/1/',
  });
});

it.each([
  ['en', 'Post from 4 November 2026'],
  ['id', 'Unggahan 4 November 2026'],
] as const)('describes in %s a post without a caption by its date in Bali', (locale, alt) => {
  expect(listFeedPictures([post('1', { caption: ' \n ' })], locale)[0]).toMatchObject({ alt });
});

it('describes a post without a valid date', () => {
  const { timestamp: _, ...undated } = post('1', { caption: '' });
  expect(listFeedPictures([undated], 'en')[0]).toMatchObject({ alt: 'One of our posts' });
  expect(listFeedPictures([{ ...undated, timestamp: 'soon' }], 'en')[0]).toMatchObject({
    alt: 'One of our posts',
  });
});

it('picks five fixed pictures per page that the page does not show already', () => {
  const of = (page: string) => listShopPictures('en', page).map(({ src }) => src);
  const pages = ['store', 'riders', 'sustainability', 'activities', 'somebody'];
  for (const page of pages) {
    expect(new Set(of(page)).size).toBe(5);
    expect(of(page)).toEqual(of(page));
    const there = LOCAL_SOCIAL_PICTURES.filter(({ on }) => on.includes(page)).map(({ art }) => art.src);
    expect(of(page).filter((src) => there.includes(src))).toEqual([]);
    expect(of(page).filter((src) => /social\/4|photo-1/.test(src)).length).toBeLessThan(2);
  }
  expect(new Set(pages.map((page) => of(page).join())).size).toBe(pages.length);
});

it('fills up to five with local pictures without links', () => {
  const pictures = listFeedPictures(five.slice(0, 3), 'id');
  expect(pictures).toHaveLength(5);
  const own = LOCAL_SOCIAL_PICTURES.slice(3, 5).map(({ art }) => [art.src, art.alt.id]);
  expect(pictures.slice(3).map(({ src, alt }) => [src, alt])).toEqual(own);
  expect(pictures[4]).not.toHaveProperty('href');
});

it('omits pictures that the image endpoint may not fetch', () => {
  const strangers = [
    post('6', { media_url: 'https://elsewhere.example/a.jpg' }),
    post('7', { media_url: `https://scontent.cdninstagram.com/${'a'.repeat(3_072)}.jpg` }),
  ];
  expect(listFeedPictures(strangers, 'en')).toEqual([]);
  expect(listFeedPictures([...strangers, ...five.slice(0, 4)], 'en').map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '/images/social/5.jpg',
  ]);
});

it('shows local pictures named by the local list', () => {
  expect(listFeedPictures([post('1', { media_url: '/images/social/2.jpg' })], 'en')[0]).toMatchObject({
    src: '/images/social/2.jpg',
    href: 'https://www.instagram.com/p/1/',
  });
});

it('loads nothing from other hosts without a configured feed', () => {
  env.SOCIAL_ACCESS_TOKEN = undefined;
  expect(listFeedPictures(five, 'en')).toEqual([]);
  const own = post('8', { media_url: '/images/social/1.jpg' });
  expect(listFeedPictures([own], 'en')[0]?.id).toBe('8');
});

it.each([
  ['  Sunrise\n\n at   Balangan \u0007', 'Sunrise at Balangan'],
  ['<b>Bold</b> &amp; "quoted" <script>', '<b>Bold</b> &amp; "quoted" <script>'],
  ['\u202Eneddih\u2066', 'neddih'],
  ['half \ud83c an emoji', 'half an emoji'],
  ['', ''],
  ['\n\n', ''],
])('normalises %j to one line', (caption, line) => {
  expect(formatCaption(caption)).toBe(line);
});

it('does not shorten a caption within the limit', () => {
  expect(formatCaption('👨‍👩‍👧'.repeat(140))).toBe('👨‍👩‍👧'.repeat(140));
});

it('shortens at a word boundary', () => {
  expect(formatCaption('wave '.repeat(100))).toBe(`${'wave '.repeat(27)}wave…`);
});

it('never splits an emoji when there is no word boundary', () => {
  expect(formatCaption('👨‍👩‍👧'.repeat(200))).toBe(`${'👨‍👩‍👧'.repeat(140)}…`);
});

const life = () => jest.mocked(cacheLife).mock.lastCall?.[0];

withSocialFeed();
afterEach(() => jest.clearAllMocks());

it('shows the newest posts until they are an hour old', async () => {
  stubGraph({ [graphPostsRequest()]: createMediaResponse('1', '2', '3', '4', '5') });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const { pictures, note, since } = await readGallery('en');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4', 'Post 5']);
  expect(note).toBeUndefined();
  expect(since).toBe(now);
  expect(cacheTag).toHaveBeenCalledWith('social');
  expect(life()).toMatchObject({ revalidate: 3_600, expire: 2_592_000 });
});

it('reports that the feed could not be read, and retries in five minutes', async () => {
  stubGraph({ [graphPostsRequest()]: new Error('down') });
  const { pictures, note } = await readGallery('en');
  expect(pictures.map(({ src }) => src)).toEqual([1, 2, 3, 4, 5].map((at) => `/images/social/${at}.jpg`));
  expect(pictures.some(({ href }) => href)).toBe(false);
  expect(note).toBe('failed');
  expect(life()).toMatchObject({ revalidate: 300 });
});

it.each([
  ['without a feed', undefined, {}],
  ['of a feed without pictures', 'token', { [graphPostsRequest('token')]: createMediaResponse() }],
])('shows the local pictures %s', async (_case, token, table) => {
  env.SOCIAL_ACCESS_TOKEN = token;
  stubGraph(table);
  await expect(readGallery('id')).resolves.toMatchObject({
    note: 'featured',
    pictures: [{ alt: 'Pohon kelapa dan matahari rendah, cetak saring' }, {}, {}, {}, {}],
  });
});
