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
