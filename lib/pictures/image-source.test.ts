import { imageSource } from './image-source';

const photo = { src: '/images/a b.jpg', width: 1200, height: 1500 };
const widthsIn = (srcSet = '') => [...srcSet.matchAll(/ (\d+w|\dx)/g)].map(([, width]) => width);

it('offers every width up to that of the file', () => {
  const { src, srcSet, sizes } = imageSource(photo, '50vw');
  expect(widthsIn(srcSet)).toEqual(['375w', '640w', '828w', '1080w', '1440w']);
  expect(src).toBe('/_next/image?url=%2Fimages%2Fa%2520b.jpg&w=1440&q=75');
  expect(sizes).toBe('50vw');
});

it('offers no width that would be the same picture again', () => {
  expect(widthsIn(imageSource({ ...photo, width: 640 }, '100vw').srcSet)).toEqual(['375w', '640w']);
  expect(widthsIn(imageSource({ ...photo, width: 9000 }, '100vw').srcSet)).toHaveLength(7);
});

it('has the image service fetch what is on its list', () => {
  const remote = { ...photo, src: 'https://elsewhere.example/a.jpg?b=1', listed: true };
  const { srcSet } = imageSource(remote, '50vw');
  expect(srcSet).toContain(
    '/_next/image?url=https%3A%2F%2Felsewhere.example%2Fa.jpg%3Fb%3D1&w=375&q=75 375w',
  );
});

it('makes a picture of a fixed size for plain and for dense screens', () => {
  expect(imageSource(photo, 80)).toEqual({
    src: expect.stringContaining('w=96'),
    srcSet: expect.stringMatching(/w=96&q=75 1x, .*w=160&q=75 2x$/),
  });
  expect(imageSource(photo, 40)).toEqual({ src: expect.stringContaining('w=96') });
});

it.each(['https://elsewhere.example/a.jpg', '/images/logo.svg', 'data:image/webp;base64,AA'])(
  'leaves %s as it is',
  (src) => {
    expect(imageSource({ ...photo, src }, '100vw')).toEqual({ src });
  },
);
