import 'client-only';

/** Web Storage: `tab` is gone with its tab, `browser` stays. */
type Place = 'tab' | 'browser';

/** A browser may be told to store nothing at all: then nothing is remembered, and all works without. */
function storeOf(place: Place): Storage | undefined {
  try {
    return place === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** Stores something small until a moment, in milliseconds since 1970. Nothing is stored beyond the quota. */
export function writeStored(place: Place, name: string, value: unknown, until: number): void {
  try {
    storeOf(place)?.setItem(name, JSON.stringify({ value, until }));
  } catch {
    removeStored(place, name);
  }
}

export function readStored(place: Place, name: string): unknown {
  try {
    const { value, until } = JSON.parse(storeOf(place)?.getItem(name) ?? '{}');
    return until > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

export function removeStored(place: Place, name: string): void {
  storeOf(place)?.removeItem(name);
}
