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

function lighthousePart(judged) {
  if (!judged)
    return ['Lighthouse is not installed (`npm i --no-save lighthouse@12`): its rows are left out.'];
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
