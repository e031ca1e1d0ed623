const KIB = 1024;

/** Of the ratio. */
const atMost = (bound) => ({ words: `≤ ${bound.toFixed(2)}`, isKept: ({ ratio }) => ratio <= bound });
const atLeast = (bound) => ({ words: `≥ ${bound.toFixed(2)}`, isKept: ({ ratio }) => ratio >= bound });
/** Of the shop's own figure, whatever the floor's is. */
const itself = (bound, unit = '', per = 1) => ({
  words: `≤ ${bound}${unit}`,
  isKept: ({ shop }) => shop <= bound * per,
});
const full = { words: '100', isKept: ({ shop }) => shop === 100 };

/** What the shop aims at, as ratios to the floor, and behind nginx to a file of nginx; what is not named here is measured without an aim. */
const AIMS = {
  'product script': atMost(1.05),
  'listing script': atMost(1.04),
  'product style': itself(10, ' KiB', KIB),
  'listing style': itself(10, ' KiB', KIB),
  'product sheets': itself(2),
  'listing sheets': itself(2),
  'product html': itself(11, ' KiB', KIB),
  'product requests': itself(26),
  'listing requests': itself(26),
  'interaction duration': itself(100, ' ms'),
  'lighthouse performance': { words: '≥ floor − 1', isKept: ({ shop, floor }) => shop >= floor - 1 },
  'lighthouse largestPaint': atMost(1.1),
  // To three decimals, as Lighthouse says it.
  'lighthouse shift': { words: '0', isKept: ({ shop }) => shop < 0.000_5 },
  'lighthouse accessibility': full,
  'lighthouse best-practices': full,
  'lighthouse seo': full,
  'product plain requestsPerSecond': atLeast(3),
  'product gzip requestsPerSecond': atLeast(5),
  'product br requestsPerSecond': atLeast(5),
  'product plain cpuMsPerRequest': atMost(0.2),
  'product gzip cpuMsPerRequest': atMost(0.2),
  'product br cpuMsPerRequest': atMost(0.2),
  'product plain p99Ms': atMost(0.5),
  'product gzip p99Ms': atMost(0.5),
  'product br p99Ms': atMost(0.5),
  'memory peak': atMost(1.2),
  'nginx requestsPerSecond': atLeast(0.7),
};

/**
 * The aim of a figure and whether it is kept, in words; empty when it has none.
 * @param figures `{ shop, floor }`, for aims that are not of the ratio alone
 */
export function judge(what, figure, ratio, figures = {}) {
  const aim = AIMS[`${what} ${figure}`];
  return aim ? `${aim.words}: ${aim.isKept({ ratio, ...figures }) ? 'kept' : 'MISSED'}` : '';
}
