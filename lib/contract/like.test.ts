import { likeSchema } from './like';

it.each([
  [
    { image: '/a.jpg', alt: 'A tee' },
    { address: '/a.jpg', alt: 'A tee' },
  ],
  [{ url: 'https://x.example/a.jpg' }, { address: 'https://x.example/a.jpg', alt: '' }],
  [
    { image: null, url: ' /b.jpg ', alt: null, id: 3 },
    { address: '/b.jpg', alt: '' },
  ],
  [
    { image: '/a.jpg', url: '/b.jpg' },
    { address: '/a.jpg', alt: '' },
  ],
])('reads %j', (given, like) => {
  expect(likeSchema.parse(given)).toEqual(like);
});

it.each([{}, { alt: 'Nothing to see' }, { image: '' }, { image: 7 }, null, 'a.jpg'])(
  'refuses %j',
  (given) => {
    expect(likeSchema.safeParse(given).success).toBe(false);
  },
);
