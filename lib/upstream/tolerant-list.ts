import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log';

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
