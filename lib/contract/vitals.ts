import { z } from 'zod';

const ms = z.number().nonnegative().max(60_000).optional();

/** How one visit to a page was, as its browser has measured it; times in milliseconds. */
export const vitalsSchema = z.object({
  /** The address without its query. */
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
export type Vitals = z.infer<typeof vitalsSchema>;
