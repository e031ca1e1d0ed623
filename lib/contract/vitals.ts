import { z } from 'zod';

const ms = z.number().nonnegative().max(60_000).optional();

/** Web Vitals of one page view, measured in the browser. Times are in milliseconds. */
export const webVitalsSchema = z.object({
  /** Pathname without the query. */
  path: z.string().max(200),
  /** Time to First Byte. */
  ttfb: ms,
  /** Largest Contentful Paint. */
  lcp: ms,
  /** Interaction to Next Paint. */
  inp: ms,
  /** Cumulative Layout Shift, which has no unit. */
  cls: z.number().nonnegative().max(10).optional(),
});
export type WebVitals = z.infer<typeof webVitalsSchema>;
