import { SITE } from '@/content/site';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { headingId, type ProseBlock, plainProse } from '@/lib/prose/prose';
import { proseHtml } from '@/lib/prose/prose-html';
import { listLegalPages } from './legal-page';

const pagesIn = (locale: Locale) => listLegalPages(locale);

const shape = (blocks: readonly ProseBlock[]) =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list of ${block.items.length}`;
    return block.kind === 'table' ? `table of ${block.rows.length}` : block.kind;
  });

it('says the same in both languages, part by part', () => {
  const [english, indonesian] = [pagesIn('en'), pagesIn('id')];
  expect(indonesian.map(({ blocks }) => shape(blocks))).toEqual(english.map(({ blocks }) => shape(blocks)));
  expect(indonesian.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title));
});

it.each(LOCALES)('reaches each part by a name of its own (%s)', (locale) => {
  const names = pagesIn(locale).flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [headingId(name, plainProse(block.parts))] : [])),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

it.each(LOCALES)('promises what content/site does, and no other days (%s)', (locale) => {
  const page = pagesIn(locale).find(({ name }) => name === 'shipping-and-returns');
  const html = `${page?.lead} ${proseHtml(page?.blocks ?? [], locale)}`;

  expect(html).toMatch(new RegExp(`\\b${SITE.returns.days} (days|hari)\\b`));
  expect(html).toMatch(/\b1 (to|sampai) 7 (working days|hari kerja)\b/);
  expect(html).toContain(`href="mailto:${SITE.contact.email}"`);
  expect(html).not.toContain('{');
});
