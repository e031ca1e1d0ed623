export type ProseInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: ProseInline[] }
  | { kind: 'emphasis'; parts: ProseInline[] }
  | { kind: 'link'; href: string; parts: ProseInline[] };

/** A block of a long text. These are the only kinds that the parser accepts. */
export type ProseBlock =
  | { kind: 'heading'; level: 2 | 3; parts: ProseInline[] }
  | { kind: 'paragraph' | 'quote'; parts: ProseInline[] }
  | { kind: 'list'; ordered: boolean; items: ProseInline[][] }
  | { kind: 'table'; head: ProseInline[][]; rows: ProseInline[][][] }
  | { kind: 'picture'; src: string; alt: string; caption: string };

export type Prose = { title: string; lead: string; blocks: ProseBlock[] };

/** Returns the text of inline parts without formatting. */
export function formatProseAsText(parts: readonly ProseInline[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : formatProseAsText(part.parts))).join('');
}

/** Returns the id of a heading. The page name makes it unique, because hidden pages stay in the DOM. */
export function headingId(page: string, heading: string): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [page, ...words].join('-');
}

/** Returns whether a link leads to a page of the shop, which needs a language prefix. Files need none. */
export const isShopPagePath = (href: string): href is `/${string}` => /^\/(?!\/)[^.]*$/.test(href);

const PACE = 200;

function tokenize(block: ProseBlock): string {
  if (block.kind === 'picture') return block.caption;
  if (block.kind === 'list') return block.items.map(formatProseAsText).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(formatProseAsText).join(' ');
  return formatProseAsText(block.parts);
}

/** Counts the words of a text. */
export function countWords(blocks: readonly ProseBlock[]): number {
  const words = blocks
    .map(tokenize)
    .join(' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu);
  return words?.length ?? 0;
}

/** Returns the reading time in minutes, at least one. */
export function readingMinutes(blocks: readonly ProseBlock[]): number {
  return Math.max(1, Math.round(countWords(blocks) / PACE));
}
