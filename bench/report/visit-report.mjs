import { judge } from './aims.mjs';
import { table } from './table.mjs';

const ms = (value) => `${value.toFixed(0)} ms`;
const points = (value) => value.toFixed(0);
const FIGURES = {
  performance: ['performance', points],
  accessibility: ['accessibility', points],
  'best-practices': ['best practices', points],
  seo: ['SEO', points],
  firstPaint: ['first contentful paint', ms],
  largestPaint: ['largest contentful paint', ms],
  shift: ['layout shift', (value) => value.toFixed(3)],
};

const NOT_INSTALLED = 'Lighthouse is not installed (`npm i --no-save lighthouse@12`): its rows are left out.';

function lighthousePart(judged) {
  if (!judged) return [NOT_INSTALLED];
  const rows = judged.flatMap(({ page, shop, floor }) =>
    Object.entries(FIGURES).map(([figure, [words, show]]) => {
      const aim = judge('lighthouse', figure, shop[figure] / floor[figure], {
        shop: shop[figure],
        floor: floor[figure],
      });
      return [page.name, words, show(shop[figure]), show(floor[figure]), aim];
    }),
  );
  return [
    'Lighthouse, a phone with a slow line, medians:',
    '',
    table(['page', 'what', 'shop', 'floor', 'aim'], rows),
  ];
}

function interactionPart(timed) {
  if (!timed) return [];
  const rows = timed.map(({ name, duration }) => [
    name,
    ms(duration),
    judge('interaction', 'duration', undefined, { shop: duration }),
  ]);
  const head = ['press', 'until it shows', 'aim'];
  return ['', 'Presses on a processor slowed four times, medians:', '', table(head, rows)];
}

/** What a visitor waits for, as tables. */
export function visitReport({ judged, timed }) {
  return ['## Visit', ...lighthousePart(judged), ...interactionPart(timed)].join('\n');
}

/** The figures that do not hang on the machine's speed. */
const EXACT = ['accessibility', 'best-practices', 'seo', 'shift'];
const isKept = (page) =>
  EXACT.every((figure) => !judge('lighthouse', figure, undefined, { shop: page[figure] }).includes('MISSED'));

/** What Lighthouse says of every public page, as a table. */
export function pagesReport(judged) {
  if (!judged) return NOT_INSTALLED;
  const rows = judged.map((page) => [
    page.path,
    ...Object.entries(FIGURES).map(([figure, [, show]]) => show(page[figure])),
    isKept(page) ? 'kept' : 'MISSED',
  ]);
  const head = ['page', ...Object.values(FIGURES).map(([words]) => words), 'aim'];
  const kept = judged.filter(isKept).length;
  return [
    '## Every public page',
    `Lighthouse, a phone with a slow line, once; the aim is 100 for accessibility, best practices and SEO, and no layout shift: ${kept} of ${judged.length} keep it.`,
    '',
    table(head, rows),
  ].join('\n');
}
