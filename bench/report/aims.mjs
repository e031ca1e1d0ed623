/** What the shop aims at, as ratios to the floor; what is not named here is measured without an aim. */
const AIMS = {
  'product script': { atMost: 1.1 },
  'product requestsPerSecond': { atLeast: 0.6 },
};

/** The aim of a figure and whether a ratio keeps it, in words; empty when it has none. */
export function judge(pageName, figure, ratio) {
  const aim = AIMS[`${pageName} ${figure}`];
  if (!aim) return '';
  if (aim.atMost !== undefined)
    return `≤ ${aim.atMost.toFixed(2)}: ${ratio <= aim.atMost ? 'kept' : 'MISSED'}`;
  return `≥ ${aim.atLeast.toFixed(2)}: ${ratio >= aim.atLeast ? 'kept' : 'MISSED'}`;
}
