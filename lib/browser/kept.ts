import 'client-only';

/** `tab` is gone with its tab, `browser` stays. */
type Place = 'tab' | 'browser';

/** A browser may be told to store nothing at all: then nothing is remembered, and all works without. */
function storeOf(place: Place): Storage | undefined {
  try {
    return place === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** Keeps something small until a moment, milliseconds since 1970. A full store keeps nothing more. */
export function keep(place: Place, name: string, value: unknown, until: number): void {
  try {
    storeOf(place)?.setItem(name, JSON.stringify({ value, until }));
  } catch {
    forget(place, name);
  }
}

/** What was kept under this name; undefined when there is nothing, or its time is up. Others may have written it. */
export function kept(place: Place, name: string): unknown {
  try {
    const { value, until } = JSON.parse(storeOf(place)?.getItem(name) ?? '{}');
    return until > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

export function forget(place: Place, name: string): void {
  storeOf(place)?.removeItem(name);
}
