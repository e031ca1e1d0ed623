/** Normalises a text for comparison: lower case, without accents, compatibility forms and apostrophes. */
export function normalizeSearchText(text: string): string {
  // Fast path, because most text is ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/['`]/g, '').toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/gu, '')
    .toLowerCase();
}

/** Splits a text into its normalised words. */
export function tokenize(text: string): string[] {
  return normalizeSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
