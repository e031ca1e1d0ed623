import { table } from './table.mjs';

/** The large shop may take at most so many times what the sample does. */
const AIMS = { 'building the shop': 3, 'memory, highest': 1.5 };

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

const timeRow = (what, sample, large) => [
  what,
  `${ms(large.median)} (${ms(large.p95)})`,
  `${ms(sample.median)} (${ms(sample.p95)})`,
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
    table(['what', `${count} products`, 'sample'], times),
    '',
    `Importing the ${count} products took ${seconds(large.shop.importSeconds)}, the start of the database included.`,
  ].join('\n');
}
