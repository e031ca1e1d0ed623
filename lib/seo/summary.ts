/** The part of a description that search engines show, in characters. */
const LIMIT = 160;
/** The length below which the first sentences are too short for a description. */
const SHORT = 50;

/**
 * Returns the first sentences of a text that fit into a description. If they are too short, returns as many
 * whole words as fit.
 */
export function summarizeText(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LIMIT) return plain;

  const head = plain.slice(0, LIMIT);
  const sentences = head.slice(0, head.lastIndexOf('. ') + 1);
  return sentences.length > SHORT ? sentences : `${head.slice(0, head.lastIndexOf(' '))}…`;
}
