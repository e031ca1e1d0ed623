import { imageSource } from './image-source';

const photo = { src: '/images/a b.jpg', width: 1200, height: 1500 };
const encoded = { ...photo, encoded: '0123456789ab' };
const widthsIn = (srcSet = '') => [...srcSet.matchAll(/ (\d+w)/g)].map(([, width]) => width);

describe('an encoded picture', () => {
  it('is offered as AVIF in the widths that it was encoded in, and as WebP in one', () => {
    const { avif, image } = imageSource(encoded, '50vw');
    expect(avif).toEqual({
      src: '/media/0123456789ab-1200.avif',
      srcSet:
        '/media/0123456789ab-400.avif 400w, /media/0123456789ab-768.avif 768w, /media/0123456789ab-1200.avif 1200w',
      sizes: '50vw',
    });
    expect(image).toEqual({ src: '/media/0123456789ab-768.webp' });
  });

  it.each([
    [120, ['120w'], 120],
    [900, ['400w', '900w'], 900],
    [1000, ['400w', '768w', '1000w'], 768],
    [9000, ['400w', '768w', '1200w', '1440w', '1920w', '2400w'], 768],
  ])('%d pixels wide has no width that is nearly the same', (width, widths, fallback) => {
    const { avif, image } = imageSource({ ...encoded, width }, '100vw');
    expect(widthsIn(avif?.srcSet)).toEqual(widths);
    expect(image.src).toBe(`/media/0123456789ab-${fallback}.webp`);
  });

  it('is one file where it is always small', () => {
    const small = {
      avif: { src: '/media/0123456789ab-160.avif' },
      image: { src: '/media/0123456789ab-160.webp' },
    };
    expect(imageSource(encoded, 80)).toEqual(small);
    expect(imageSource(encoded, 24)).toEqual(small);
  });
});

describe('any other picture', () => {
  it('is made by the image service, in no width that would be the same again', () => {
    const { avif, image } = imageSource(photo, '50vw');
    expect(avif).toBeUndefined();
    expect(widthsIn(image.srcSet)).toEqual(['400w', '768w', '1200w']);
    expect(image).toMatchObject({
      src: '/_next/image?url=%2Fimages%2Fa%2520b.jpg&w=1200&q=75',
      sizes: '50vw',
    });
    expect(imageSource(photo, 80).image).toEqual({ src: expect.stringContaining('w=160') });
  });

  it('is fetched from another host when that is on the list', () => {
    const remote = { ...photo, src: 'https://elsewhere.example/a.jpg?b=1', listed: true };
    expect(imageSource(remote, '50vw').image.srcSet).toContain(
      '/_next/image?url=https%3A%2F%2Felsewhere.example%2Fa.jpg%3Fb%3D1&w=400&q=75 400w',
    );
  });

  it.each([
    'https://elsewhere.example/a.jpg',
    '/images/logo.svg',
    'data:image/webp;base64,AA',
    '/media/0123456789ab-160.webp',
  ])('is left as it is when it is %s', (src) => {
    expect(imageSource({ ...photo, src }, '100vw')).toEqual({ image: { src } });
  });
});
