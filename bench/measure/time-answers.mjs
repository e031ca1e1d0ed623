import { median } from './median.mjs';

/** An address of its own for every question, as many shoppers have. */
const shopper = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** The smallest number that a share (0 to 1) of the numbers does not exceed. NaN of none. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Asks one after the other and reads each answer to its end.
 * @param questions addresses, or an address with what `fetch` takes
 * @returns milliseconds: median, 95th percentile and highest
 * @throws when an answer is not 2xx
 */
export async function timeAnswers(questions, headers = {}) {
  const times = [];
  for (const [index, question] of questions.entries()) {
    const { address, ...init } = typeof question === 'string' ? { address: question } : question;
    const start = performance.now();
    const response = await fetch(address, {
      ...init,
      headers: { 'x-forwarded-for': shopper(index), ...headers, ...init.headers },
    });
    await response.arrayBuffer();
    if (!response.ok)
      throw new Error(`${address} answered ${response.status}: the figures would mean nothing.`);
    times.push(performance.now() - start);
  }
  return { median: median(times), p95: quantile(times, 0.95), highest: Math.max(...times) };
}
