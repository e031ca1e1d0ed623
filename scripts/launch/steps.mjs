/** Formats the time since a timestamp: `0.4 s`. @param {number} since @returns {string} */
export const formatElapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export const printLine = (line = '') => process.stdout.write(`${line}\n`);

/**
 * Runs one step. Prints its label before, and afterwards how long it took.
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runStep(label, work) {
  const started = Date.now();
  printLine(`… ${label}`);
  const result = await work();
  printLine(`✓ ${label}  ${formatElapsed(started)}`);
  return result;
}
