import { readFile } from 'node:fs/promises';
import { readSampleCatalogue } from '@/backend/seed/sample-catalogue';
import { openPdf, type Tag, tagsOf, tagsOfPage } from '@/backend/test/read-pdf';
import { SITE } from '@/content/site';

/** After a change of the sample catalogue or of the drawing: `npm run catalogue -- pdf`. */
const file = `public${SITE.catalogueFile}`;

let bytes: Buffer;
let pdf: Awaited<ReturnType<typeof openPdf>>;
let tags: Tag[];
let untagged: string[];

beforeAll(async () => {
  bytes = await readFile(file);
  pdf = await openPdf(bytes);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => tagsOfPage(pdf, number)));
  tags = pages.flatMap((page) => page.tags);
  untagged = pages.map((page) => page.untagged.trim());
});
afterAll(() => pdf.loadingTask.destroy());

it('is light enough to be mailed', () => {
  expect(bytes.length).toBeLessThan(4_000_000);
});

it('says what it is, and that it is tagged, in English', async () => {
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: `${SITE.name} Catalogue ${SITE.catalogueYear}`, Language: 'en' });
  expect(metadata.get('pdfuaid:part')).toBe('1');
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

it('has every style of the sample catalogue with its code, sizes and price in dollars', async () => {
  const { products } = await readSampleCatalogue();
  const rows = tagsOf('TR', tags).map((row) => row.children.map(({ words }) => words.trim()));
  const codes = products.map(({ name }) => rows.find(([, called]) => called === name)?.[0]);
  expect(codes).toContain('ULU-EP');
  expect(new Set(codes).size).toBe(products.length);
  for (const [index, { name, colour, variant, price, stock }] of products.entries()) {
    const dollars = Math.round(price / SITE.rupiahPerDollar);
    const row = rows.find(([, called]) => called === name);
    expect(row).toEqual([codes[index], name, colour, variant, expect.any(String), String(dollars)]);
    expect(row?.[4]?.replaceAll('EU ', '').split(' · ')).toEqual(
      Object.keys(stock).map((size) => size.replace('EU ', '')),
    );
    const section = tagsOf('Sect', tags).find((tag) =>
      tag.children.some((child) => child.role === 'H4' && child.words.trim() === name),
    );
    expect(section?.words).toContain(`US$ ${dollars}`);
    expect(section?.words).toContain(codes[index]);
    expect(tagsOf('Figure', section?.children ?? [])[0]?.alt).toContain(`${name}, ${colour}`);
  }
});

it('says of every picture what it shows', () => {
  const figures = tagsOf('Figure', tags);
  expect(figures.length).toBeGreaterThan(50);
  expect(figures.filter(({ alt }) => !alt)).toEqual([]);
});

it('leaves nothing untagged but the feet of its pages', () => {
  expect(
    untagged.filter((words) => words.replaceAll(' ', '').length > 'WOMENSSANDALSSEGARA202525'.length),
  ).toEqual([]);
});

it('has one title, and headings in order', () => {
  const levels = [1, 2, 3, 4].map((level) => tagsOf(`H${level}`, tags).length);
  const [titles, chapters, lines, styles] = levels;
  expect(titles).toBe(1);
  expect(chapters).toBeGreaterThan(4);
  expect(lines).toBeGreaterThan(10);
  expect(styles).toBe(42);
});

it('has bookmarks by chapter, line and style, each to a page', async () => {
  const outline = await pdf.getOutline();
  expect(outline.map(({ title }) => title)).toEqual([
    'Cover',
    'Contents',
    'Men',
    'Women',
    'Sizes',
    'All styles and prices',
  ]);
  const styles = outline.flatMap(({ items }) => items).flatMap(({ items }) => items);
  expect(styles).toHaveLength(42);
  expect(styles.every(({ dest }) => Array.isArray(dest))).toBe(true);
});

it('leads from the contents to the pages', async () => {
  const page = await pdf.getPage(2);
  const links = await page.getAnnotations();
  expect(links.length).toBeGreaterThan(10);
  for (const { dest, contentsObj } of links) {
    expect(contentsObj.str).not.toBe('');
    expect(await pdf.getDestination(dest)).not.toBeNull();
  }
});
