import { imageAddress, isOfImageService, readImageAddress } from './image-address';

const service = (url: string, more = '&w=768&q=75') => `/_next/image?url=${encodeURIComponent(url)}${more}`;

it.each([
  '/images/home/like-1.jpg',
  '/images/products/a b.jpg',
  '/images/products/a%20b.jpg',
  "/images/products/surfer's.jpg",
  '/images/products/été+(1).jpg',
  '/pictures/0123abcd.webp',
  'https://scontent.cdninstagram.com/v/a.jpg?oe=1&oh=2#more',
])('reads what a page writes of %s', (src) => {
  const address = imageAddress(src, 768);
  expect(readImageAddress(address)?.width).toBe(768);
  // As a browser sends it.
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(`${pathname}${search}`).toBe(address);
  expect(imageAddress(readImageAddress(address)?.src ?? '', 768)).toBe(address);
});

it('writes one address for two spellings of a name', () => {
  expect(imageAddress('/images/a b.jpg', 768)).toBe(imageAddress('/images/a%20b.jpg', 768));
});

it.each([
  '/images/home/like-1.jpg#a',
  '/images/home/like%2D1.jpg',
  '/images/home/%6Cike-1.jpg',
  '/images/home/./like-1.jpg',
  '/images/x/../home/like-1.jpg',
  '/images/x/%2e%2e/home/like-1.jpg',
  '/images//home/like-1.jpg',
  '/images/home%2Flike-1.jpg',
  '/images/home%5Clike-1.jpg',
  '/images/home/like-1.jpg?a=1',
  '/images/home/like-1.jpg%00',
  '/images/home/%',
  '//elsewhere.example/a.jpg',
  'https://elsewhere.example/a/../b.jpg',
  'HTTPS://elsewhere.example/b.jpg',
  'https://elsewhere.example:443/b.jpg',
  'https://elsewhere.example/b.jpg#a',
])('refuses %s, another spelling', (src) => {
  expect(readImageAddress(service(src))).toBeUndefined();
});

it.each([
  '&w=769&q=75',
  '&w=0768&q=75',
  '&w=768&q=075',
  '&w=768&q=74',
  '&w=768',
  '&q=75&w=768',
  '&w=768&q=75&a=1',
  '&w=768&q=75#a',
  '&w=768&w=768&q=75',
])('refuses %s, which no page asks for', (more) => {
  expect(readImageAddress(service('/images/home/like-1.jpg', more))).toBeUndefined();
});

it('refuses a query that is encoded otherwise than it need be', () => {
  const address = service('/images/home/like-1.jpg');
  expect(readImageAddress(address)).toEqual({ src: '/images/home/like-1.jpg', width: 768 });
  expect(readImageAddress(address.replaceAll('%2F', '/'))).toBeUndefined();
  expect(readImageAddress(address.replaceAll('%2F', '%2f'))).toBeUndefined();
  expect(readImageAddress(address.replace('/_next', '/./_next'))).toBeUndefined();
});

it.each([
  ['/_next/image?url=a', true],
  ['/_next/imagery?url=a', true],
  ['/x/../_next/image?url=a', true],
  ['/_next/./image?url=a', true],
  ['/_next\\image?url=a', true],
  ['//elsewhere/_next/image?url=a', true],
  ['/men?url=/_next/image', false],
  ['/', false],
])('knows what Next would take for its image service: %s, %s', (address, expected) => {
  expect(isOfImageService(address)).toBe(expected);
});
