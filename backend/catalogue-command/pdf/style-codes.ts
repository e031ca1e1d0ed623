type Style = { id: string; createdAt: string };

const FIRST_LETTERS = 3;

const lettersOf = (word: string) => word.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');

function codeOf(words: string[], letters: number, turn: number): string {
  const [first = '', ...others] = words;
  const initials = others.map((word) => word.slice(0, 1)).join('');
  const code = [first.slice(0, letters), initials].filter((part) => part !== '').join('-');
  return `${code || 'X'}${turn === 0 ? '' : turn + 1}`.toUpperCase();
}

function freeCode(id: string, taken: ReadonlySet<string>): string {
  const words = id
    .split(/[\s-]+/)
    .map(lettersOf)
    .filter((word) => word !== '');
  const longest = Math.max(FIRST_LETTERS, words[0]?.length ?? 0);
  for (let letters = FIRST_LETTERS; letters <= longest; letters += 1) {
    const code = codeOf(words, letters, 0);
    if (!taken.has(code)) return code;
  }
  for (let turn = 1; ; turn += 1) {
    const code = codeOf(words, FIRST_LETTERS, turn);
    if (!taken.has(code)) return code;
  }
}

/**
 * What a style is ordered by: letters of its id, such as `ULU-EP` for `Uluwatu Elite Pro`. Where two would be the
 * same the younger gets a longer one, so that a code once printed stays.
 * @returns the codes by id
 */
export function styleCodes(styles: readonly Style[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  const byAge = styles.toSorted(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one.id < other.id ? -1 : 1),
  );
  for (const { id } of byAge) {
    const code = freeCode(id, taken);
    taken.add(code);
    codes.set(id, code);
  }
  return codes;
}
