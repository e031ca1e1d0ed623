import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

const wide = {
  src: '/images/wide.jpg',
  width: 1200,
  height: 500,
  encoded: '0123456789ab',
  dominant: '#083838',
};
const phone = {
  src: '/images/phone.jpg',
  width: 800,
  height: 1000,
  encoded: 'ba9876543210',
  dominant: '#0a4040',
};

const sources = () =>
  [...document.querySelectorAll('source')].map(({ type, media, srcset }) => [type, media, srcset]);

it('is AVIF, and WebP for browsers that do not know that, over its main colour', () => {
  render(<Picture {...wide} alt="A wave" sizes="50vw" />);
  expect(sources()).toEqual([
    ['image/avif', '', expect.stringContaining('/media/0123456789ab-400.avif 400w')],
  ]);
  const image = screen.getByRole('img', { name: 'A wave' });
  expect(image).toHaveAttribute('src', '/media/0123456789ab-768.webp');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
  expect(image.parentElement).toHaveStyle({ background: '#083838' });
});

it('has the crop for phones in both formats before the other', () => {
  render(<Picture {...wide} phone={phone} alt="A wave" sizes="100vw" />);
  const onPhone = '(max-width: 47.99875em)';
  expect(sources()).toEqual([
    ['image/avif', onPhone, expect.stringContaining('/media/ba9876543210-800.avif 800w')],
    ['', onPhone, '/media/ba9876543210-800.webp'],
    ['image/avif', '', expect.stringContaining('/media/0123456789ab-1200.avif 1200w')],
  ]);
});

it('is asked for in the head when it is the largest, in the crop for the screen', () => {
  const html = renderToString(<Picture {...wide} phone={phone} alt="" sizes="100vw" first />);
  const head = html.slice(0, html.indexOf('<picture'));
  document.head.innerHTML = head;
  const asked = [...document.head.querySelectorAll('link')].map((link) => ({
    as: link.getAttribute('as'),
    type: link.type,
    priority: link.getAttribute('fetchpriority'),
    media: link.media,
    srcSet: link.getAttribute('imagesrcset')?.split(' ')[0],
    sizes: link.getAttribute('imagesizes'),
  }));
  const all = { as: 'image', type: 'image/avif', priority: 'high', sizes: '100vw' };
  expect(asked).toEqual([
    { ...all, media: '(min-width: 48em)', srcSet: '/media/0123456789ab-400.avif' },
    { ...all, media: '(max-width: 47.99875em)', srcSet: '/media/ba9876543210-400.avif' },
  ]);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
});

it('waits for nobody beside the largest, and is in no hurry', () => {
  const html = renderToString(<Picture {...wide} alt="" sizes="30vw" inSight />);
  expect(html).not.toMatch(/loading="lazy"|fetchPriority|rel="preload"/);
});

it('is a file of its own where nothing is encoded', () => {
  render(<Picture src="https://elsewhere.example/a.jpg" width={400} height={500} alt="Far" sizes="50vw" />);
  expect(sources()).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://elsewhere.example/a.jpg');
});
