import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { ListCutter } from './list-cutter';
import { askUpstream, noAnswer, readAnswer, TIMEOUT_MS } from './upstream';

/** A list as it was last read, with what tells whether it, or an entry of it, is another now. */
export type KnownList<T> = { list: T[]; etag: string | undefined; fingerprints: Float64Array };

/** What is read of a list: its name for the log, and how an entry is parsed. */
type ListFormat<T> = { name: string; schema: z.ZodType<T> };

/** Of an entry's bytes: 48 bits, which a number holds. */
const fingerprintOf = (json: Buffer) => createHash('sha1').update(json).digest().readUIntBE(0, 6);

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ApiError('upstream_failed', { cause });
  }
};

/**
 * Takes up a list's entries: one with the bytes of a known one is the same object, a bad one is logged and skipped. A list of
 * nothing but known ones is the known list.
 */
function entryReader<T>({ name, schema }: ListFormat<T>, known: KnownList<T> | undefined) {
  const before = new Map(known?.list.map((entry, at) => [known.fingerprints[at], entry]));
  const list: T[] = [];
  const fingerprints: number[] = [];
  let index = -1;
  const isKnown = () =>
    list.length === known?.list.length && list.every((entry, at) => entry === known.list[at]);

  function read(json: Buffer): void {
    index += 1;
    const fingerprint = fingerprintOf(json);
    const same = before.get(fingerprint);
    const result = same === undefined ? schema.safeParse(parsed(json.toString())) : undefined;
    if (result?.error) log.warn({ list: name, index, issues: result.error.issues }, 'bad list entry skipped');
    const entry = same ?? result?.data;
    if (entry === undefined) return;
    list.push(entry);
    fingerprints.push(fingerprint);
  }
  const finish = () => (known && isKnown() ? known : { list, fingerprints: Float64Array.from(fingerprints) });
  return { read, finish };
}

const aroundSchema = z.union([z.array(z.never()), z.object({ data: z.array(z.never()) })]);

/** So many bytes take some milliseconds, whoever waits meanwhile. */
const SLICE_BYTES = 256 * 1024;

/** Gives up when nothing has come for as long as an answer may take: all of a long list may take longer. */
function idleTimeout() {
  const giveUp = new AbortController();
  const end = () => giveUp.abort(Object.assign(new Error('Nothing came'), { name: 'TimeoutError' }));
  let timer = setTimeout(end, TIMEOUT_MS);
  const over = () => clearTimeout(timer);
  const somethingCame = () => {
    over();
    timer = setTimeout(end, TIMEOUT_MS);
  };
  return { signal: giveUp.signal, somethingCame, over };
}

/** Feeds the answer's bytes to the cutter, and lets others have their turn in between. @throws ApiError when it breaks off */
async function pump(answer: Response, cutter: ListCutter, somethingCame: () => unknown): Promise<void> {
  const reader = answer.body?.getReader();
  let fed = 0;
  for (;;) {
    const chunk = await reader?.read().catch((cause: unknown) => {
      throw noAnswer(cause);
    });
    if (!chunk?.value) return;
    somethingCame();
    cutter.push(chunk.value);
    fed += chunk.value.length;
    if (fed < SLICE_BYTES) continue;
    fed = 0;
    await nextTurn();
  }
}

/**
 * Reads a list, bare or in an envelope, piece by piece. With what is known of it by a conditional request: a list that has
 * not changed is the same array, be it told (304) or found, and each entry that has not changed the same object.
 * @throws ApiError
 */
export async function readList<T>(
  address: string,
  format: ListFormat<T>,
  known?: KnownList<T>,
): Promise<KnownList<T>> {
  const { signal, somethingCame, over } = idleTimeout();
  try {
    const headers = known?.etag === undefined ? undefined : { 'if-none-match': known.etag };
    const answer = await askUpstream(address, { headers, signal });
    if (known && answer.status === 304) return known;
    if (!answer.ok) await readAnswer(answer, z.unknown());

    const entries = entryReader(format, known);
    const cutter = new ListCutter(entries.read);
    await pump(answer, cutter, somethingCame);
    const around = aroundSchema.safeParse(parsed(cutter.end() ?? 'null'));
    if (!around.success) throw new ApiError('upstream_failed', { cause: around.error });
    return { ...entries.finish(), etag: answer.headers.get('etag') ?? undefined };
  } finally {
    over();
  }
}
