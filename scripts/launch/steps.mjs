const DELAY_MS = 2_000;
const REMINDER_MS = 30_000;

/** Formats the time since a timestamp: `0.4 s`, `1 min 12 s`. @param {number} since @returns {string} */
export function formatElapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

export const printLine = (line = '') => process.stdout.write(`${line}\n`);

/**
 * Runs one step and prints how long it took. A step that takes long is announced, and again every 30 seconds.
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runStep(label, work) {
  const started = Date.now();
  let timer = setTimeout(() => {
    printLine(`… ${label}`);
    timer = setInterval(() => printLine(`… ${label}  ${formatElapsed(started)}`), REMINDER_MS);
  }, DELAY_MS);
  try {
    const result = await work();
    printLine(`✓ ${label}  ${formatElapsed(started)}`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
