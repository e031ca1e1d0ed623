import { availableParallelism } from 'node:os';

/** What a shop that is open goes on with meanwhile. */
const OTHERS = 1;

/** Encodes pictures for the storefront's pages, and tells a terminal how far it is. */
export async function encodeImported(files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  // What it needs of the environment is read when files of it have been.
  const { encodeAhead } = await import('@/lib/pictures/encode-ahead');
  const { stderr } = process;
  await encodeAhead(files, {
    concurrency: Math.max(1, availableParallelism() - OTHERS),
    onProgress: (done, all) => stderr.isTTY && stderr.write(`\rEncoding pictures: ${done} of ${all}`),
  });
  if (stderr.isTTY) stderr.write('\n');
}
