/** As many whole sentences from the beginning as fit; the first one in any case. */
export function firstSentences(text: string, fits: (words: string) => boolean): string {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  for (let count = sentences.length; count > 1; count -= 1) {
    const words = sentences.slice(0, count).join(' ');
    if (fits(words)) return words;
  }
  return sentences[0] ?? '';
}
