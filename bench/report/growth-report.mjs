import { table } from './table.mjs';

/** The large shop may take at most so many times what the sample does. */
const AIMS = { 'building the shop': 2, 'memory, highest': 1.3 };

/** Milliseconds at most, of the large shop; whatever else is asked of the product API costs the same at any size. */
const TIME_AIMS = {
  'product page, first visit': 50,
  'listing page with a query, first visit': 40,
  'search suggestions': 10,
  'search page, first visit': 10,
};
const SAME = 1.5;
const WHOLE_LISTS = ['product API: products', 'product API: stock items'];

const seconds = (value) => `${value.toFixed(1)} s`;
const mib = (value) => `${value.toFixed(0)} MiB`;
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function judge(what, ratio) {
  const most = AIMS[what];
  if (most === undefined) return '';
  return `≤ ${most.toFixed(1)}: ${ratio <= most ? 'kept' : 'MISSED'}`;
}

function row(what, sample, large, show) {
  const ratio = large / sample;
  return [what, ratio.toFixed(2), show(large), show(sample), judge(what, ratio)];
}

const verdict = (isKept, aim) => `≤ ${aim}: ${isKept ? 'kept' : 'MISSED'}`;

function judgeTime(what, sample, large) {
  const most = TIME_AIMS[what];
  if (most !== undefined) return verdict(large <= most, ms(most));
  const isCall = what.startsWith('product API') && !WHOLE_LISTS.includes(what);
  return isCall ? verdict(large <= SAME * sample, `${SAME} × the sample’s`) : '';
}

const timeRow = (what, sample, large) => [
  what,
  `${ms(large.median)} (${ms(large.p95)})`,
  `${ms(sample.median)} (${ms(sample.p95)})`,
  judgeTime(what, sample.median, large.median),
];

/** The two shops beside each other: ratios first, then how soon they answer. */
export function growthReport({ sample, large }, count) {
  const figures = [
    row('building the shop', sample.shop.buildSeconds, large.shop.buildSeconds, seconds),
    row('memory before any visit', sample.memory.atRest, large.memory.atRest, mib),
    row('memory after the visits', sample.memory.visited, large.memory.visited, mib),
    row('memory, highest', sample.memory.highest, large.memory.highest, mib),
  ];
  const times = Object.keys(large.times).map((what) => timeRow(what, sample.times[what], large.times[what]));
  return [
    table(['what', 'ratio', `${count} products`, 'sample', 'aim'], figures),
    '',
    'Answer times one by one: median (95 % are faster than).',
    '',
    table(['what', `${count} products`, 'sample', 'aim'], times),
    '',
    table(
      ['a command, its start included', `${count} products`, 'sample'],
      Object.keys(large.commands).map((what) => [
        what,
        seconds(large.commands[what]),
        seconds(sample.commands[what]),
      ]),
    ),
    '',
    `Importing the ${count} products took ${seconds(large.shop.importSeconds)}, the start of the database included.`,
  ].join('\n');
}
