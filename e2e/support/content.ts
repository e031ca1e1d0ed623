import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Store, storeSchema } from '@/lib/stores/store-schema';
import { ROOT } from './servers/environments';

// Journeys go to whoever and wherever `content/` has: another brand's riders, stores and articles pass them too.

const placeOf = (room: string) => join(ROOT, 'content', room);

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

/** Every activity, in the order of their cards. */
export const ACTIVITIES = z
  .array(activitySchema)
  .parse(JSON.parse(readFileSync(placeOf('activities.json'), 'utf8')));

function readEach<T>(room: string, schema: z.ZodType<T>): (T & { slug: string })[] {
  const files = readdirSync(placeOf(room)).filter((name) => name.endsWith('.json'));
  return files.map((file) => {
    const read = schema.parse(JSON.parse(readFileSync(join(placeOf(room), file), 'utf8')));
    return { ...read, slug: file.slice(0, -'.json'.length) };
  });
}

/** Every rider, in the order of their cards. */
export const RIDERS: readonly Rider[] = readEach('riders', riderSchema).sort(
  (one, other) => one.id - other.id,
);

/** The stores that have a page, in the order of those. */
export const STORES: readonly (Store & { slug: string })[] = readEach('stores', storeSchema)
  .filter(({ page }) => page)
  .sort((one, other) => (one.order.page ?? 0) - (other.order.page ?? 0));

/** The slugs of the articles. */
export const ARTICLES: readonly string[] = readdirSync(placeOf('blog')).sort();

/** The first that a journey can be made with. @throws Error when `content/` has none */
export function firstOf<T>(all: readonly T[], is: (each: T) => boolean = () => true): T {
  const found = all.find(is);
  if (!found) throw new Error('content/ has nothing that this journey could go to.');
  return found;
}

/** A rider with all that a profile can show. */
export const RIDER = firstOf(RIDERS, ({ results, gallery }) => results.length > 0 && gallery.length >= 4);
export const STORE = firstOf(STORES);
export const ARTICLE = firstOf(ARTICLES);
