/** Text as it is compared: lower case, accents and look-alike forms undone, apostrophes left out. */
export function plainText(text: string): string {
  // Most text is plain already, and a large catalogue is read in a moment so.
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/['`]/g, '').toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/gu, '')
    .toLowerCase();
}

/** The words of a text as they are compared, in order. */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
