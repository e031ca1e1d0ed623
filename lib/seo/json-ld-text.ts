/** What could end a script, begin a comment or break a line of one. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Structured data as it may stand in a page: whatever a product is called, it stays inside its block. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
