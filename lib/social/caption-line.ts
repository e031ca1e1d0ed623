/** As much as one reads in passing, in characters as one sees them. */
const MOST = 140;

/** What turns the direction of the text around it, and what is not text at all. */
const UNFIT = /[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A caption on one line, shortened between two words, no emoji cut in half. Markup in it stays what it is to whoever
 * has written it: text.
 */
export function captionLine(caption: string): string {
  const line = caption
    .replace(UNFIT, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const shown = Array.from(characters.segment(line), ({ segment }) => segment);
  if (shown.length <= MOST) return line;

  const start = shown.slice(0, MOST).join('');
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}
