import 'client-only';

/** The storage: `tab` is `sessionStorage`, `browser` is `localStorage`. */
type Place = 'tab' | 'browser';

/** Returns the storage, or undefined if the browser blocks it. The shop also works without storage. */
function storeOf(place: Place): Storage | undefined {
  try {
    return place === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Stores a small value until a time in milliseconds since the epoch. If the quota is exceeded, the earlier
 * value is removed, so that no outdated value remains.
 */
export function writeStoredValue(place: Place, name: string, value: unknown, until: number): void {
  try {
    storeOf(place)?.setItem(name, JSON.stringify({ value, until }));
  } catch {
    removeStoredValue(place, name);
  }
}

/**
 * Returns a stored value that has not expired. Callers must check its type, because anybody can change the
 * storage.
 */
export function readStoredValue(place: Place, name: string): unknown {
  try {
    const { value, until } = JSON.parse(storeOf(place)?.getItem(name) ?? '{}');
    return until > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

export function removeStoredValue(place: Place, name: string): void {
  storeOf(place)?.removeItem(name);
}
