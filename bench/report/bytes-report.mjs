import { judge } from './aims.mjs';
import { table } from './table.mjs';

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const FIGURES = [
  ['script', 'JavaScript, gzip', kib],
  ['style', 'CSS, gzip', kib],
  ['sheets', 'sheets before the first paint', String],
  ['html', 'HTML, gzip', kib],
  ['wire', 'everything, as sent', kib],
  ['requests', 'requests', String],
];

function row({ page, floor, shop }, [figure, words, show]) {
  const ratio = shop[figure] / floor[figure];
  return [
    page.name,
    words,
    ratio.toFixed(2),
    show(shop[figure]),
    show(floor[figure]),
    judge(page.name, figure, ratio, { shop: shop[figure] }),
  ];
}

/** What a cold browser fetches, as a table of ratios. */
export function bytesReport({ browser, weighed }) {
  const figures = FIGURES.filter(([figure]) => weighed.every(({ shop }) => shop[figure] !== undefined));
  const rows = weighed.flatMap((pair) => figures.map((figure) => row(pair, figure)));
  const by = browser
    ? `Fetched by a cold ${browser} with a phone's screen before anybody touches the page, prefetches included.`
    : 'No Chromium on this machine: only what the HTML names is counted, not what its scripts load later.';
  return [
    '## Weight',
    `${by} JavaScript, CSS and HTML compressed alike (gzip, level 6), whatever each server chose to send.`,
    '',
    table(['page', 'what', 'ratio', 'shop', 'floor', 'aim'], rows),
  ].join('\n');
}
