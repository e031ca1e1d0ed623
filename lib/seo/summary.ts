/** What search engines show of a description, in characters. */
const LIMIT = 160;

/** The first sentences of a text that fit, or as many whole words. */
export function summary(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LIMIT) return plain;

  const head = plain.slice(0, LIMIT);
  const sentences = head.slice(0, head.lastIndexOf('. ') + 1);
  return sentences || `${head.slice(0, head.lastIndexOf(' '))}…`;
}
