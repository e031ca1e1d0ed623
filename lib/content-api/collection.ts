import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { askUpstream } from '@/lib/upstream/ask-upstream';
import { readAnswer } from '@/lib/upstream/read-answer';
import { tolerantList } from '@/lib/upstream/tolerant-list';

/** A collection's list, bare or as `{ data }` (contract, Content API). */
export function collectionSchema<S extends z.ZodType>(schema: S, name: string) {
  const list = tolerantList(schema, name);
  return z.union([list, z.object({ data: list }).transform(({ data }) => data)]);
}

/**
 * Asks the content API for a collection of a store.
 * @throws ApiError `unavailable`, `timeout`
 */
export function askContentApi(
  storeId: string,
  collection: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const path = `${encodeURIComponent(storeId)}/${encodeURIComponent(collection)}`;
  return askUpstream(`${env.CONTENT_API_URL}/${path}`, { headers });
}

/**
 * A collection's entries; one that cannot be read is logged and left out.
 * @throws ApiError
 */
export async function fetchCollection<S extends z.ZodType>(
  storeId: string,
  collection: string,
  schema: S,
): Promise<z.infer<S>[]> {
  return readAnswer(await askContentApi(storeId, collection), collectionSchema(schema, collection));
}
