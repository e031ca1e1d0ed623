import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Store, storeSchema } from '@/lib/stores/store-schema';
import { REPOSITORY_FOLDER } from './servers/environments';

// The journeys visit riders, stores and articles of `content/`, so that they work with another brand's content.

const pathOf = (folder: string) => join(REPOSITORY_FOLDER, 'content', folder);

const wordsSchema = z.object({ en: z.string(), id: z.string() });
const riderSchema = z.object({
  id: z.number(),
  name: z.string(),
  longName: z.string().optional(),
  alias: z.string().optional(),
  flags: z.array(z.string()),
  title: wordsSchema,
  results: z.array(z.object({ event: z.string(), year: z.number() })),
  gallery: z.array(z.object({ caption: wordsSchema })),
  pictures: z.object({ portrait: wordsSchema }),
});
type Rider = z.infer<typeof riderSchema> & { slug: string };

const activitySchema = z.object({ category: z.string(), date: z.iso.date() });

/** All activities, in the order of their cards. */
export const ACTIVITIES = z
  .array(activitySchema)
  .parse(JSON.parse(readFileSync(pathOf('activities.json'), 'utf8')));

function readAll<T>(folder: string, schema: z.ZodType<T>): (T & { slug: string })[] {
  const files = readdirSync(pathOf(folder)).filter((name) => name.endsWith('.json'));
  return files.map((file) => {
    const read = schema.parse(JSON.parse(readFileSync(join(pathOf(folder), file), 'utf8')));
    return { ...read, slug: file.slice(0, -'.json'.length) };
  });
}

/** All riders, in the order of their cards. */
export const RIDERS: readonly Rider[] = readAll('riders', riderSchema).sort(
  (one, other) => one.id - other.id,
);

/** The stores that have a page, in the order of the list. */
export const STORES_WITH_PAGE: readonly (Store & { slug: string })[] = readAll('stores', storeSchema)
  .filter(({ page }) => page)
  .sort((one, other) => (one.order.page ?? 0) - (other.order.page ?? 0));

/** The slugs of the articles. */
const ARTICLE_SLUGS: readonly string[] = readdirSync(pathOf('blog')).sort();

/** Returns the first entry that matches. Throws if no entry matches. */
export function getFirstMatch<T>(all: readonly T[], is: (each: T) => boolean = () => true): T {
  const found = all.find(is);
  if (!found) throw new Error('content/ has no matching entry');
  return found;
}

/** A rider with results and a gallery. */
export const RIDER_WITH_RESULTS = getFirstMatch(
  RIDERS,
  ({ results, gallery }) => results.length > 0 && gallery.length >= 4,
);
export const FIRST_STORE = getFirstMatch(STORES_WITH_PAGE);
export const FIRST_ARTICLE_SLUG = getFirstMatch(ARTICLE_SLUGS);
