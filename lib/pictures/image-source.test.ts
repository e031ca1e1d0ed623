import { createImageSource, mediaUrl } from './image-source';

const photo = { src: '/images/a b.jpg', width: 1200, height: 1500 };
const widthsIn = (srcSet = '') => [...srcSet.matchAll(/ (\d+w)/g)].map(([, width]) => width);

it('offers a picture in widths up to the width of its file', () => {
  expect(createImageSource(photo, '50vw')).toEqual({
    src: '/media/1200/images/a%20b.jpg',
    srcSet:
      '/media/400/images/a%20b.jpg 400w, /media/768/images/a%20b.jpg 768w, /media/1200/images/a%20b.jpg 1200w',
    sizes: '50vw',
  });
});

it.each([
  [120, ['400w']],
  [900, ['400w', '768w', '1200w']],
  [9000, ['400w', '768w', '1200w', '1440w', '1920w', '2560w']],
])('offers a picture of %d pixels in no width that would repeat its content', (width, widths) => {
  expect(widthsIn(createImageSource({ ...photo, width }, '100vw').srcSet)).toEqual(widths);
});

it.each([
  [24, 160],
  [80, 160],
  [81, 400],
])('has one width for a picture that is always %d pixels wide: %d', (pixels, width) => {
  expect(createImageSource(photo, pixels)).toEqual({ src: `/media/${width}/images/a%20b.jpg` });
});

it('normalises the spelling of a path', () => {
  expect(mediaUrl({ src: '/images/a%20b.jpg' }, 400)).toBe(mediaUrl({ src: '/images/a b.jpg' }, 400));
});

it('requests a picture of a listed host by its URL', () => {
  const remote = { ...photo, src: 'https://elsewhere.example/a.jpg?b=1', listed: true };
  expect(createImageSource(remote, '50vw').srcSet).toContain(
    '/media/400/remote.jpg?url=https%3A%2F%2Felsewhere.example%2Fa.jpg%3Fb%3D1 400w',
  );
});

it.each([
  'https://elsewhere.example/a.jpg',
  '/images/logo.svg',
  '/images/photo.avif',
  '/uploads/a.jpg',
  'data:image/webp;base64,AA',
])('leaves %s unchanged', (src) => {
  expect(createImageSource({ ...photo, src }, '100vw')).toEqual({ src });
});
