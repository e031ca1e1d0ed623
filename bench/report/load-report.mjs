import { judge } from './aims.mjs';
import { table } from './table.mjs';

const FIGURES = {
  requestsPerSecond: ['requests per second', (value) => value.toFixed(0)],
  p99Ms: ['p99, ms', (value) => value.toFixed(1)],
  cpuMsPerRequest: ['server CPU per request, ms', (value) => value.toFixed(2)],
};
const NOISY = 0.1;

const percent = (share) => `${(share * 100).toFixed(0)} %`;
const mib = (value) => `${value.toFixed(0)} MiB`;

function row({ page, encoding }, { figure, ratio, lowest, highest, shop, floor }) {
  const [words, show] = FIGURES[figure];
  const range = `${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
  return [
    page.name,
    encoding,
    words,
    ratio.toFixed(2),
    range,
    show(shop),
    show(floor),
    judge(`${page.name} ${encoding}`, figure, ratio),
  ];
}

function memoryRows({ rest, peak }) {
  const cells = (words, when, { ratio, shop, floor }) => [
    'all',
    '',
    words,
    ratio.toFixed(2),
    '',
    mib(shop),
    mib(floor),
    judge('memory', when, ratio),
  ];
  return [cells('memory (RSS), before the load', 'rest', rest), cells('memory (RSS), highest', 'peak', peak)];
}

function noiseLine({ median, highest }) {
  const verdict =
    median > NOISY
      ? 'The machine was busy: trust the ratios and CPU per request, repeat the rest when it is quiet.'
      : 'The machine was quiet.';
  return `Noise: others used ${percent(median)} of all processors during a pass (median), ${percent(highest)} at most. ${verdict}`;
}

/** The product page out of nginx's cache beside a file of nginx; `of` is what its aim is called by. */
function nginxRows(beside, figures, of) {
  return figures.map(({ figure, ratio, lowest, highest, shop, floor }) => {
    const [words, show] = FIGURES[figure];
    const range = `${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
    return [beside, words, ratio.toFixed(2), range, show(shop), show(floor), judge(of, figure, ratio)];
  });
}

function nginxPart(nginx) {
  if (!nginx) return [];
  const head = ['beside', 'what', 'ratio', 'from pair to pair', 'cached shop', 'file', 'aim'];
  const rows = [
    ...nginxRows('the same bytes as a file', nginx.file, 'nginx'),
    ...nginxRows("the file under nginx's own head", nginx.bare, 'bare nginx'),
  ];
  return ['', 'The product page in gzip, behind nginx:', '', table(head, rows)];
}

/** What the servers do under load, as a table of ratios. */
export function loadReport({ comparisons, memory, noise, nginx }, { passes, seconds, connections }) {
  const rows = comparisons.flatMap((comparison) =>
    comparison.figures.map((figure) => row(comparison, figure)),
  );
  const head = ['page', 'encoding', 'what', 'ratio', 'from pair to pair', 'shop', 'floor', 'aim'];
  return [
    '## Load',
    `${connections} connections, ${passes} passes of ${seconds} s each, floor and shop in turn, medians. The load runs on the same machine.`,
    '',
    table(head, [...rows, ...memoryRows(memory)]),
    ...nginxPart(nginx),
    '',
    noiseLine(noise),
  ].join('\n');
}
