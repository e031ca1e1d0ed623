import { randomUUID } from 'node:crypto';
import { perProcess } from '@/lib/per-process';
import { sharedRedis } from './connection';

/** The stream of what storefronts have marked. A new one reads all of it. */
const STREAM = 'tags';
const MAX_LENGTH = 1_000;

const POLL_MS = 200;
/** Before a storefront that cannot follow tries again. */
const RETRY_MS = 1_000;

type TagLog = {
  /** Whose messages these are: its own a storefront need not follow. */
  storefront: string;
  /** What Redis has not taken yet. */
  untold: Set<string> | undefined;
  /** The id of the last message that was followed. */
  readTo: string;
  /** The oldest message there was: of what was told before nothing is known. */
  oldest: string | undefined;
  /** The last message about each tag. */
  marks: Map<string, string>;
  /** Redis answers, all is followed and all is told. */
  isInTouch: boolean;
};

const tagLog = () =>
  perProcess(
    'tag-log',
    (): TagLog => ({
      storefront: randomUUID(),
      untold: undefined,
      readTo: '0-0',
      oldest: undefined,
      marks: new Map(),
      isInTouch: false,
    }),
  );

function mark(tags: Iterable<string>, id: string): void {
  for (const tag of tags) tagLog().marks.set(tag, id);
}

async function send(): Promise<void> {
  const log = tagLog();
  const { untold, storefront } = log;
  if (!untold) return;
  log.untold = undefined;
  log.isInTouch = false;
  const message = ['storefront', storefront, 'tags', [...untold].join()];
  try {
    const id = await sharedRedis()?.xadd(STREAM, 'MAXLEN', '~', MAX_LENGTH, '*', ...message);
    if (id) mark(untold, id);
  } catch (error) {
    log.untold = new Set([...untold, ...(log.untold ?? [])]);
    throw error;
  }
}

/**
 * Tells all other storefronts of a shop that these tags were marked, and that the catalogue may be another. What Redis does not
 * take is told again when it is back.
 */
export async function tellTags(tags: Iterable<string>): Promise<void> {
  const log = tagLog();
  log.untold = new Set([...(log.untold ?? []), ...tags]);
  await send().catch(() => undefined);
}

type Message = { id: string; storefront: string | undefined; tags: string[] };

async function readMessages(): Promise<Message[]> {
  const answer = await sharedRedis()?.xread('COUNT', MAX_LENGTH, 'STREAMS', STREAM, tagLog().readTo);
  const [, messages = []] = answer?.[0] ?? [];
  return messages.map(([id, [, storefront, , tags = '']]) => ({
    id,
    storefront,
    tags: tags.split(',').filter((tag) => tag !== ''),
  }));
}

/**
 * Follows what other storefronts tell, from the oldest message there is, until the process ends.
 * @param onTold has it done here too. It is called with no tags when Redis has come or come back, for what was missed meanwhile,
 * and is called again when it throws
 */
export function followTags(onTold: (tags: string[]) => Promise<void>): void {
  const redis = sharedRedis();
  if (!redis) return;
  let isBehind = true;
  redis.on('ready', () => {
    isBehind = true;
    loseTouch();
  });

  async function follow(): Promise<void> {
    await send();
    const log = tagLog();
    const messages = await readMessages();
    for (const { id, tags } of messages) mark(tags, id);
    log.oldest ??= messages[0]?.id ?? log.readTo;
    const others = messages.filter(({ storefront }) => storefront !== log.storefront);
    const wasBehind = isBehind;
    isBehind = false;
    try {
      if (wasBehind || others.length > 0) await onTold([...new Set(others.flatMap(({ tags }) => tags))]);
    } catch (error) {
      isBehind ||= wasBehind;
      throw error;
    }
    log.readTo = messages.at(-1)?.id ?? log.readTo;
    log.isInTouch = !isBehind && !log.untold;
  }
  const turn = () => {
    const next = (pauseMs: number) => setTimeout(turn, pauseMs).unref();
    void follow().then(
      () => next(POLL_MS),
      () => {
        loseTouch();
        next(RETRY_MS);
      },
    );
  };
  turn();
}

/** Has nobody ask Redis until it has answered again: what comes late once comes late again. */
export function loseTouch(): void {
  tagLog().isInTouch = false;
}

/**
 * Where this storefront is in the log: what it makes from now on is of a catalogue that was read after the message of this id.
 * Undefined while it is not in touch with the others, and what they share is not for it.
 */
export function position(): string | undefined {
  const { isInTouch, readTo } = tagLog();
  return isInTouch ? readTo : undefined;
}

/** Ids are milliseconds and a number, as in `1790000000000-1`. */
function isAfter(id: string, other: string): boolean {
  const [ms = 0, number = 0] = id.split('-').map(Number);
  const [otherMs = 0, otherNumber = 0] = other.split('-').map(Number);
  return ms === otherMs ? number > otherNumber : ms > otherMs;
}

/** Whether one of the tags of what was made somewhere was marked since. @param made what was made, and the position before */
export function isSuperseded(made: { tags: readonly string[]; position: string }): boolean {
  const { oldest = made.position, marks } = tagLog();
  return [oldest, ...made.tags.map((tag) => marks.get(tag) ?? '0-0')].some((id) =>
    isAfter(id, made.position),
  );
}
