/** A part of an address without its percent-encoding; undefined where that is broken. */
export function tryDecode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
