/** @jest-environment jsdom */
import { createArticle } from '@/lib/testing/content';
import { blogFeedXml } from './feed';

const first = createArticle();
const rest = [createArticle({ path: '/blog/wind' })];

function read(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const text = (document: Document, selector: string) => document.querySelector(selector)?.textContent;

it('lists each article once in XML, newest first', () => {
  const document = read(blogFeedXml([first, ...rest], 'id'));

  expect(text(document, 'channel > language')).toBe('id');
  expect(text(document, 'channel > link')).toBe('https://shop.example/id/blog');
  expect([...document.querySelectorAll('item > guid')].map((guid) => guid.textContent)).toEqual(
    [first, ...rest].map(({ path }) => `https://shop.example/id${path}`),
  );
});

it('contains the whole text with absolute URLs', () => {
  const encoded =
    read(blogFeedXml([first], 'id')).getElementsByTagName('content:encoded')[0]?.textContent ?? '';
  const html = new DOMParser().parseFromString(encoded, 'text/html');
  const addresses = [...html.querySelectorAll('a, img')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );

  expect(html.querySelectorAll('h2')).toHaveLength(1);
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/shop\.example\//);
});

it('escapes titles and texts', () => {
  const awkward = {
    ...first,
    title: 'Salt & <sun>',
    blocks: [{ kind: 'paragraph' as const, parts: [{ kind: 'text' as const, text: 'a ]]> b' }] }],
    published: '2026-01-01',
  };
  const document = read(blogFeedXml([awkward], 'en'));

  expect(text(document, 'item > title')).toBe('Salt & <sun>');
  expect(document.getElementsByTagName('content:encoded')[0]?.textContent).toContain('a ]]&gt; b');
  expect(text(document, 'item > pubDate')).toBe('Thu, 01 Jan 2026 01:00:00 GMT');
});
