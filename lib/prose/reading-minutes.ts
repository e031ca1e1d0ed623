import { type ProseBlock, plainProse } from './prose';

/** What an unhurried reader takes in, in words a minute. */
const PACE = 200;

function wordsOf(block: ProseBlock): string {
  if (block.kind === 'picture') return block.caption;
  if (block.kind === 'list') return block.items.map(plainProse).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainProse).join(' ');
  return plainProse(block.parts);
}

export function countWords(blocks: readonly ProseBlock[]): number {
  const words = blocks
    .map(wordsOf)
    .join(' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu);
  return words?.length ?? 0;
}

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(blocks: readonly ProseBlock[]): number {
  return Math.max(1, Math.round(countWords(blocks) / PACE));
}
