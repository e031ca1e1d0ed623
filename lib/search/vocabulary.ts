/** Faults between what was typed and a word, and between it and the nearest beginning of that word. */
type Distance = { whole: number; beginning: number };

const FAR: Distance = { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };

type Rows = { before: number[]; last: number[] };

/** One more typed letter: the faults of all that is typed so far against each beginning of the word. */
function nextRow(typed: string, index: number, word: string, { before, last }: Rows): number[] {
  const row = [index + 1];
  for (let at = 1; at <= word.length; at += 1) {
    const same = typed[index] === word[at - 1];
    const substituted = (last[at - 1] ?? 0) + (same ? 0 : 1);
    let faults = Math.min(substituted, (last[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    const swapped = at > 1 && index > 0 && typed[index] === word[at - 2] && typed[index - 1] === word[at - 1];
    if (swapped) faults = Math.min(faults, (before[at - 2] ?? 0) + 1);
    row.push(faults);
  }
  return row;
}

/**
 * Letters wrong, missing, too many, or two of them swapped (optimal string alignment); infinite beyond `most`.
 * Only as much of the word is compared as can matter.
 */
export function editDistance(typed: string, word: string, most: number): Distance {
  const near = word.slice(0, typed.length + most + 1);
  let before: number[] = [];
  let last = Array.from({ length: near.length + 1 }, (_, at) => at);

  for (let index = 0; index < typed.length; index += 1) {
    const row = nextRow(typed, index, near, { before, last });
    if (Math.min(...row) > most) return FAR;
    before = last;
    last = row;
  }
  const whole = near.length === word.length ? (last.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  return { whole, beginning: Math.min(...last) };
}

/** A word of the catalogue: how much the best place counts where it is found, and how often it is found. */
type Word = { weight: number; count: number };

/** How many letters may be wrong in a word of this length. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** A wrong beginning is worse than a wrong word, and better than a further wrong letter. Short ones fit too much. */
const UNFINISHED = 0.5;
const BEGINNING_MIN = 5;

/** How far a word is from what was typed; infinite beyond `most` faults. */
function faultsOf(typed: string, word: string, most: number): number {
  const { whole, beginning } = editDistance(typed, word, most);
  if (typed.length < BEGINNING_MIN || beginning > most)
    return whole > most ? Number.POSITIVE_INFINITY : whole;
  return Math.min(whole, beginning + UNFINISHED);
}

/** The words of a catalogue in one language. They know whether a word is right, and what a wrong one is meant to be. */
export class Vocabulary {
  readonly #words = new Map<string, Word>();
  #list: string[] | undefined;

  add(word: string, weight: number): void {
    const known = this.#words.get(word);
    if (known) {
      known.weight = Math.max(known.weight, weight);
      known.count += 1;
      return;
    }
    this.#words.set(word, { weight, count: 1 });
    this.#list = undefined;
  }

  /** Whether a word is known only for being in too many places to be indexed (weight 0). */
  isCommon(word: string): boolean {
    return this.#words.get(word)?.weight === 0;
  }

  /** Whether a word begins so; a single letter has to be a word by itself. */
  knows(beginning: string): boolean {
    if (beginning.length < 2 || this.#words.has(beginning)) return this.#words.has(beginning);
    return this.#all().some((word) => word.startsWith(beginning));
  }

  /** The word that was probably meant; undefined when none is near enough. */
  correct(typed: string): string | undefined {
    const most = tolerance(typed.length);
    if (most === 0) return undefined;
    let best = { word: '', faults: Number.POSITIVE_INFINITY };

    for (const word of this.#all()) {
      if (word.length < typed.length - most) continue;
      const faults = faultsOf(typed, word, most);
      const nearer = faults < best.faults || (faults === best.faults && this.#outweighs(word, best.word));
      if (nearer && Number.isFinite(faults)) best = { word, faults };
    }
    return best.word || undefined;
  }

  #all(): string[] {
    this.#list ??= [...this.#words.keys()];
    return this.#list;
  }

  #outweighs(one: string, other: string): boolean {
    const a = this.#words.get(one);
    const b = this.#words.get(other);
    if (!a || !b) return false;
    return a.weight === b.weight ? a.count > b.count : a.weight > b.weight;
  }
}
