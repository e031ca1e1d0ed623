/** What search engines show of a description, in characters. */
const LIMIT = 160;
/** What says too little to stand there alone. */
const SHORT = 50;

/** The first sentences of a text that fit, or as many whole words where those say too little. */
export function summary(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LIMIT) return plain;

  const head = plain.slice(0, LIMIT);
  const sentences = head.slice(0, head.lastIndexOf('. ') + 1);
  return sentences.length > SHORT ? sentences : `${head.slice(0, head.lastIndexOf(' '))}…`;
}
