import { table } from './table.mjs';

const PAGES_HEAD = [
  'what',
  'minutes',
  'pages',
  'a second',
  'p99',
  'failed',
  'calls of shoppers',
  'failed',
  'orders',
];
const PROCESSES_HEAD = ['process', 'memory, MiB', 'an hour more', 'files', 'highest'];

function pagesLine({ what, minutes, pages, calls }) {
  const shoppers = calls ? [calls.asked, calls.failed, calls.orders] : ['–', '–', '–'];
  const { answers, perSecond, p99Ms, failed } = pages;
  return [what, minutes, answers, perSecond.toFixed(0), `${p99Ms.toFixed(1)} ms`, failed, ...shoppers].map(
    String,
  );
}

function processLine({ name, memory, files }) {
  const slope = `${memory.perHour < 0 ? '−' : '+'}${Math.abs(memory.perHour).toFixed(0)} MiB`;
  const change = `${memory.first.toFixed(0)} → ${memory.last.toFixed(0)}`;
  return [name, change, slope, `${files.first} → ${files.last}`, String(files.highest)];
}

/** What was answered, and how each process has fared in the second half of each pass. */
export function soakReport(passes, connections) {
  const head = `${connections} connections, as many as are answered the most.`;
  const courses = passes.map(
    ({ what, processes }) =>
      `The second half, ${what}:\n\n${table(PROCESSES_HEAD, processes.map(processLine))}`,
  );
  return [head, table(PAGES_HEAD, passes.map(pagesLine)), ...courses].join('\n\n');
}
