/** Characters that could end a script, begin a comment or break a line of one. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON-LD for a script element: escaped so that no text can end it. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
