/** Decodes a percent-encoded part of a URL. Returns undefined if the encoding is invalid. */
export function decodeUrlPart(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
