import { type InstagramMedia, instagramMediaSchema } from '@/lib/contract/social';
import { selectPosts } from './graph-api';

const media = (facts: Record<string, unknown>): InstagramMedia =>
  instagramMediaSchema.parse({
    media_type: 'IMAGE',
    media_url: 'https://x.cdninstagram.com/a.jpg',
    ...facts,
  });

it('keeps the first five distinct posts with a picture', () => {
  const list = [1, 2, 2, 3, 4, 5, 6].map((id) => media({ id, caption: `No. ${id}` }));
  expect(selectPosts(list).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});

it('omits videos and posts without a picture', () => {
  const list = [
    media({ id: 'film', media_type: 'VIDEO', thumbnail_url: 'https://x.cdninstagram.com/a.jpg' }),
    media({ id: 'reel', media_type: 'REELS' }),
    media({ id: 'bare', media_url: null }),
    media({ id: 'image' }),
  ];
  expect(selectPosts(list)).toEqual([
    { id: 'image', caption: '', media_type: 'IMAGE', media_url: 'https://x.cdninstagram.com/a.jpg' },
  ]);
});

const album = (...children: (string | null)[]) => ({
  id: 'album',
  media_type: 'CAROUSEL_ALBUM',
  media_url: 'https://x.cdninstagram.com/cover.jpg',
  children: { data: children.map((media_url) => ({ media_url })) },
});

it.each([
  [
    'its first picture',
    album('https://x.cdninstagram.com/1.jpg', 'https://x.cdninstagram.com/2.jpg'),
    '1.jpg',
  ],
  [
    'the first that is no film',
    album('https://x.cdninstagram.com/1.mp4?a=b', null, 'https://x.cdninstagram.com/2.jpg'),
    '2.jpg',
  ],
  ['its own picture without children', album(), 'cover.jpg'],
  [
    'the small one where it is a film',
    {
      ...album('https://x.cdninstagram.com/1.mp4'),
      media_url: null,
      thumbnail_url: 'https://x.cdninstagram.com/small.jpg',
    },
    'small.jpg',
  ],
])('shows %s of an album', (_case, facts, name) => {
  expect(selectPosts([media(facts)])[0]?.media_url).toBe(`https://x.cdninstagram.com/${name}`);
});

it.each(['javascript:alert(1)', 'http://www.instagram.com/p/1/', 'nothing', null])(
  'ignores the link %s',
  (permalink) => expect(selectPosts([media({ id: 1, permalink })])[0]).not.toHaveProperty('permalink'),
);

it.each(['data:image/png;base64,AA', 'javascript:alert(1)', '//elsewhere.example/a.jpg', 'a.jpg', ''])(
  'rejects %s as a picture',
  (media_url) => expect(selectPosts([media({ id: 1, media_url })])).toEqual([]),
);

it('accepts a local picture of the local list', () => {
  expect(selectPosts([media({ id: 1, media_url: '/images/social/1.jpg' })])).toHaveLength(1);
});
