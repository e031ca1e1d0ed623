import catalogue from '@/backend/seed/catalogue.json';
import { LOCALES } from '@/lib/contract/locale';
import { MESSAGES } from '@/lib/i18n/translator';
import { findGarmentKind, formatMeasure, GARMENT_KINDS, getSizeGuide, isGarmentKind } from './size-guides';

it.each([
  ['Boardshorts', 'boardshorts'],
  ['volleypants', 'boardshorts'],
  ['Swimsuit', 'swimwear'],
  ['Rash Guard', 'rash-guards'],
  ['Hats', undefined],
  [undefined, undefined],
])('finds for %s the guide %s', (category, kind) => {
  expect(findGarmentKind(category)).toBe(kind);
});

it.each(catalogue.products)('lists every size of $name', ({ category, stock }) => {
  const kind = findGarmentKind(category);
  if (!kind) throw new Error(`There is no size guide for ${category}`);
  expect(Object.keys(getSizeGuide(kind).sizes)).toEqual(expect.arrayContaining(Object.keys(stock)));
});

it('ignores inherited property names', () => {
  expect(isGarmentKind('toString')).toBe(false);
});

describe.each(GARMENT_KINDS)('%s', (kind) => {
  const { words, measures, sizes } = getSizeGuide(kind);

  it('has every measure for every size', () => {
    for (const spans of Object.values(sizes)) expect(spans).toHaveLength(measures.length);
  });

  it('has no gaps between the sizes', () => {
    const rows = Object.values(sizes).map((spans) =>
      spans.map((span) => String(span).split('-').map(Number)),
    );
    for (const [index, row] of rows.entries()) {
      for (const [column, [from = 0]] of row.entries()) {
        const end = rows[index - 1]?.[column]?.at(-1) ?? from - 1;
        expect(from).toBeGreaterThanOrEqual(end);
        expect(from - end).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each(LOCALES)('has all texts in %s', (locale) => {
    const texts = MESSAGES[locale].sizeGuide;
    for (const key of [words, `${words}Fit`, ...measures, ...measures.map((measure) => `${measure}How`)]) {
      expect(texts).toHaveProperty(key, expect.stringMatching(/./));
    }
  });
});

it.each([
  ['79-83', 'cm', 'en', '79–83'],
  ['79-83', 'inch', 'en', '31–32.5'],
  ['79-83', 'inch', 'id', '31–32,5'],
  [23.2, 'cm', 'id', '23,2'],
  [23.2, 'inch', 'en', '9.1'],
] as const)('says %s in %s (%s) as %s', (span, unit, locale, said) => {
  expect(formatMeasure(span, unit, locale)).toBe(said);
});
