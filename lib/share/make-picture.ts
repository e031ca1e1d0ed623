import 'server-only';
import { log } from '@/lib/log';
import { pictureStore } from './picture-store';

/** Drawing takes a core for a fifth of a second: one at a time, and no endless queue. */
const MAX_WAITING = 40;

export type Drawing = {
  picture: Buffer;
  /** False when something was missing, such as the product's own picture: it is drawn anew the next time. */
  isWhole: boolean;
};

const store = pictureStore();
const inWork = new Map<string, Promise<Drawing>>();
let turn: Promise<unknown> = Promise.resolve();

async function drawAndKeep(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const drawing = await draw();
  if (drawing.isWhole) {
    await store
      .keep(key, drawing.picture)
      .catch((error: unknown) => log.warn({ err: error }, 'a picture to be shared could not be kept'));
  }
  return drawing;
}

function inTurn(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const work = turn.then(() => drawAndKeep(key, draw));
  turn = work.catch(() => undefined);
  return work;
}

async function findOrDraw(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const kept = await store.find(key);
  return kept ? { picture: kept, isWhole: true } : inTurn(key, draw);
}

/**
 * A picture out of the store, or drawn once however many ask for it.
 * Undefined when too many others are waiting to be drawn.
 * @param key names what is on it, its version included
 */
export async function makePicture(key: string, draw: () => Promise<Drawing>): Promise<Drawing | undefined> {
  if (inWork.has(key)) return inWork.get(key);
  if (inWork.size >= MAX_WAITING) return undefined;

  const work = findOrDraw(key, draw);
  inWork.set(key, work);
  return work.finally(() => inWork.delete(key));
}
