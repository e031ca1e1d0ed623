import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

const wide = {
  src: '/images/wide.jpg',
  width: 1200,
  height: 500,
  dominant: '#083838',
};
const phone = {
  src: '/images/phone.jpg',
  width: 800,
  height: 1000,
  dominant: '#0a4040',
};

const sources = () =>
  [...document.querySelectorAll('source')].map(({ media, srcset, sizes }) => [media, srcset, sizes]);

it('is lazy, in several widths, over its dominant colour', () => {
  render(<Picture {...wide} alt="A wave" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A wave' });
  expect(image).toHaveAttribute('src', '/media/1200/images/wide.jpg');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/media/400/images/wide.jpg 400w'));
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
  expect(image.parentElement).toHaveStyle({ background: '#083838' });
});

it('has a crop for phones', () => {
  render(<Picture {...wide} phone={phone} alt="A wave" sizes="100vw" />);
  expect(sources()).toEqual([
    ['(max-width: 47.99875em)', expect.stringContaining('/media/768/images/phone.jpg 768w'), '100vw'],
  ]);
});

it('is preloaded if it is the largest, in the crop for the screen', () => {
  const html = renderToString(<Picture {...wide} phone={phone} alt="" sizes="100vw" first />);
  document.head.innerHTML = html.slice(0, html.indexOf('<picture'));
  const preloads = [...document.head.querySelectorAll('link')].map((link) => ({
    as: link.getAttribute('as'),
    priority: link.getAttribute('fetchpriority'),
    media: link.media,
    srcSet: link.getAttribute('imagesrcset')?.split(' ')[0],
    sizes: link.getAttribute('imagesizes'),
  }));
  const all = { as: 'image', priority: 'high', sizes: '100vw' };
  expect(preloads).toEqual([
    { ...all, media: '(min-width: 48em)', srcSet: '/media/400/images/wide.jpg' },
    { ...all, media: '(max-width: 47.99875em)', srcSet: '/media/400/images/phone.jpg' },
  ]);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
});

it('is eager but not preloaded if it is visible beside a larger one', () => {
  const html = renderToString(<Picture {...wide} alt="" sizes="30vw" aboveFold />);
  expect(html).not.toMatch(/loading="lazy"|fetchPriority|rel="preload"/);
});

it('shows a picture of an unlisted host without the image endpoint', () => {
  render(<Picture src="https://elsewhere.example/a.jpg" width={400} height={500} alt="Far" sizes="50vw" />);
  expect(sources()).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://elsewhere.example/a.jpg');
});
