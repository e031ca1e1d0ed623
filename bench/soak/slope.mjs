/**
 * How much a figure grows in an hour, by the line that fits its samples best (least squares).
 * @param {{ atMs: number, value: number }[]} samples
 * @returns {number}
 */
export function slopePerHour(samples) {
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const hours = ({ atMs }) => atMs / 3_600_000;
  const [meanHours, meanValue] = [mean(hours), mean(({ value }) => value)];
  const rise = mean((sample) => (hours(sample) - meanHours) * (sample.value - meanValue));
  const run = mean((sample) => (hours(sample) - meanHours) ** 2);
  return rise / run;
}
