import { callRoute } from '@/lib/testing/call-route';
import {
  createMediaResponse,
  createPicturePost,
  createTokenRejection,
  GRAPH_TOKEN,
  graphPostsRequest,
  stubGraph,
  withSocialFeed,
} from '@/lib/testing/social-feed';
import { GET, POST } from './route';

withSocialFeed();

const ask = (headers: Record<string, string> = {}) => callRoute(GET, { path: '/api/social/feed', headers });

it('returns the posts, their source, and the pictures of the gallery', async () => {
  const failureWithoutMessage = createPicturePost('2', { caption: null });
  stubGraph({ [graphPostsRequest()]: { body: { data: [createPicturePost('1'), failureWithoutMessage] } } });
  const { status, headers, body } = await ask({ 'accept-language': 'id' });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, max-age=60');
  // A shopper who changes the language within that minute must not see the other language.
  expect(headers.get('vary')).toBe('Accept-Language');
  const { media_type, ...post } = createPicturePost('1');
  expect(body.data.source).toBe('graph');
  expect(body.data.posts).toEqual([
    { ...post, media_type },
    { ...post, ...createPicturePost('2'), caption: '' },
  ]);
  expect(body.data.pictures.slice(0, 2)).toMatchObject([
    { alt: 'Post 1', href: 'https://www.instagram.com/p/1/', src: 'https://scontent.cdninstagram.com/1.jpg' },
    { alt: 'Unggahan 4 November 2026', href: 'https://www.instagram.com/p/2/' },
  ]);
  expect(body.data.pictures).toHaveLength(5);
  expect((await ask()).body.data.source).toBe('cache');
});

it('returns an empty list that is not cached if there are no posts', async () => {
  stubGraph({ [graphPostsRequest()]: createTokenRejection() });
  const { status, headers, body, text } = await ask();
  expect(status).toBe(200);
  expect(body).toEqual({ data: { posts: [], source: 'fallback', pictures: [] } });
  expect(headers.get('cache-control')).toContain('no-store');
  expect(text).not.toContain(GRAPH_TOKEN);
});

it('rejects other methods', async () => {
  stubGraph({ [graphPostsRequest()]: createMediaResponse('1') });
  expect((await callRoute(POST, { method: 'POST' })).status).toBe(405);
});
