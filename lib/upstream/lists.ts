import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log';
import { readAnswer } from './ask-upstream';

/** A list of which one bad entry is logged and skipped, and never takes the others down (contract, Conventions). */
export function tolerantList<S extends z.ZodType>(schema: S, name: string) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry, index): z.infer<S>[] => {
      const parsed = schema.safeParse(entry);
      if (parsed.success) return [parsed.data];
      log.warn({ list: name, index, issues: parsed.error.issues }, 'bad list entry skipped');
      return [];
    }),
  );
}

type Wanted<S extends z.ZodType> = {
  /** Asks for the list, with these headers. */
  ask: (headers: Record<string, string>) => Promise<Response>;
  /** What the answer's body is turned into. */
  schema: S;
};

/**
 * Reads a list again and again: one that has not changed since is not sent, not parsed, and is the same array.
 * @throws ApiError
 */
export function listReader<S extends z.ZodType>({ ask, schema }: Wanted<S>): () => Promise<z.infer<S>> {
  let known: { etag: string; list: z.infer<S> } | undefined;

  return async () => {
    const response = await ask(known ? { 'if-none-match': known.etag } : {});
    if (known && response.status === 304) return known.list;

    const list = await readAnswer(response, schema);
    const etag = response.headers.get('etag');
    known = etag ? { etag, list } : undefined;
    return list;
  };
}
