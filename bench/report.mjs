/** Formats a Markdown table with aligned columns. @param {string[]} head @param {string[][]} rows */
export function formatTable(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((formatRow) => formatRow[column])].map((cell) => cell.length)),
  );
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * An aim: its text, and whether it is met.
 * @typedef {{ text: string, isMet: (figures: { shop: number, floor: number }) => boolean }} Aim
 */
/** The shop needs at most `ratio` times the figure of the floor. @returns {Aim} */
export const maxRatioAim = (ratio) => ({
  text: `≤ ${ratio} ×`,
  isMet: ({ shop, floor }) => shop <= ratio * floor,
});
/** The shop reaches at least `ratio` times the figure of the floor. @returns {Aim} */
export const minRatioAim = (ratio) => ({
  text: `≥ ${ratio} ×`,
  isMet: ({ shop, floor }) => shop >= ratio * floor,
});
/** The figure of the shop is at most `value`, which `text` shows with its unit. @returns {Aim} */
export const maxShopValueAim = (value, text) => ({ text: `≤ ${text}`, isMet: ({ shop }) => shop <= value });

const VALUE_FORMATS = {
  kib: (bytes) => `${(bytes / 1024).toFixed(1)} KiB`,
  mib: (mib) => `${mib.toFixed(0)} MiB`,
  ms: (ms) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`,
  seconds: (seconds) => `${seconds.toFixed(1)} s`,
  number: (value) => String(Math.round(value * 1000) / 1000),
};

/** Returns a row of the report. @param {string} what @param {keyof VALUE_FORMATS} format @param {Aim} [aim] */
export function createReportRow(what, shop, floor, format, aim) {
  const show = VALUE_FORMATS[format];
  const ratio = floor > 0 ? (shop / floor).toFixed(2) : '–';
  const verdict = aim ? `${aim.text} ${aim.isMet({ shop, floor }) ? '✓' : '✗ missed'}` : '';
  return [what, show(shop), show(floor), ratio, verdict];
}
