/** Edits between what was typed and a word, and between it and the nearest prefix of that word. */
type Distance = { whole: number; prefix: number };

const FAR: Distance = { whole: Number.POSITIVE_INFINITY, prefix: Number.POSITIVE_INFINITY };

/** The next row of the matrix: the edits of one more letter of what is typed against each prefix of the word. */
function nextRow(typed: string, word: string, rows: readonly number[][]): number[] {
  const index = rows.length - 1;
  const [before, last] = [rows.at(-2) ?? [], rows.at(-1) ?? []];
  const row = [rows.length];
  for (let at = 1; at <= word.length; at += 1) {
    const same = typed[index] === word[at - 1];
    const substituted = (last[at - 1] ?? 0) + (same ? 0 : 1);
    let edits = Math.min(substituted, (last[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    const swapped = at > 1 && index > 0 && typed[index] === word[at - 2] && typed[index - 1] === word[at - 1];
    if (swapped) edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
    row.push(edits);
  }
  return row;
}

/**
 * Optimal string alignment: MiniSearch's own counts two swapped letters as two edits, and has no prefixes.
 */
export function editDistance(typed: string, word: string, most: number): Distance {
  const near = word.slice(0, typed.length + most + 1);
  const rows = [Array.from({ length: near.length + 1 }, (_, at) => at)];
  while (rows.length <= typed.length) {
    const row = nextRow(typed, near, rows);
    if (Math.min(...row) > most) return FAR;
    rows.push(row);
  }
  const last = rows.at(-1) ?? [];
  const whole = near.length === word.length ? (last.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  return { whole, prefix: Math.min(...last) };
}

/** How many edits a word of this length may be away. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** A prefix is worse than a whole word, and better than a further edit. Short ones fit too much. */
const UNFINISHED = 0.5;
const PREFIX_MIN = 5;

/** How far a word is from what was typed; infinite beyond `most` edits. */
function editsTo(word: string, typed: string, most: number): number {
  if (word.length < typed.length - most) return Number.POSITIVE_INFINITY;
  const { whole, prefix } = editDistance(typed, word, most);
  const wholeEdits = whole > most ? Number.POSITIVE_INFINITY : whole;
  return typed.length < PREFIX_MIN || prefix > most ? wholeEdits : Math.min(whole, prefix + UNFINISHED);
}

/** A word's highest field weight, and in how many places it is found. */
type Word = { weight: number; count: number };

/** The words of a catalogue in one language, to recognise and to correct what is typed. */
export class Vocabulary {
  readonly #words = new Map<string, Word>();

  add(word: string, weight: number): void {
    const known = this.#words.get(word);
    if (!known) {
      this.#words.set(word, { weight, count: 1 });
      return;
    }
    known.weight = Math.max(known.weight, weight);
    known.count += 1;
  }

  /** Whether a word is in too many places to be indexed (weight 0). */
  isCommon(word: string): boolean {
    return this.#words.get(word)?.weight === 0;
  }

  /** Whether it is a word or, with more than one letter, the prefix of one. */
  knows(prefix: string): boolean {
    if (prefix.length < 2 || this.#words.has(prefix)) return this.#words.has(prefix);
    for (const word of this.#words.keys()) if (word.startsWith(prefix)) return true;
    return false;
  }

  /** The word that was probably meant, of equally near ones the most weighty; undefined when none is near enough. */
  correct(typed: string): string | undefined {
    const most = tolerance(typed.length);
    if (most === 0) return undefined;
    let best: (Word & { word: string; edits: number }) | undefined;

    for (const [word, { weight, count }] of this.#words) {
      const edits = editsTo(word, typed, most);
      if (!Number.isFinite(edits)) continue;
      const difference = best ? best.edits - edits || weight - best.weight || count - best.count : 1;
      if (difference > 0) best = { word, edits, weight, count };
    }
    return best?.word;
  }
}
