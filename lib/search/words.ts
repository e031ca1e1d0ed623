/** Text normalised for comparison: lower case, without accents, compatibility forms and apostrophes. */
export function plainText(text: string): string {
  // The fast path: most text is ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/['`]/g, '').toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/gu, '')
    .toLowerCase();
}

export function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

type Part = { text: string; hit: boolean };

const WORDS = /([\p{L}\p{N}\p{M}'’]+)/u;

/** How many characters of a word make up so many letters of its normalised form. */
function charactersOf(word: readonly string[], letters: number): number {
  let taken = 0;
  while (taken < word.length && plainText(word.slice(0, taken).join('')).length < letters) taken += 1;
  while (taken < word.length && plainText(word[taken] ?? '') === '') taken += 1;
  return taken;
}

function partsOfWord(word: string, typed: readonly string[]): Part[] {
  const plain = plainText(word);
  const longest = Math.max(0, ...typed.map((term) => (plain.startsWith(term) ? term.length : 0)));
  if (longest === 0) return [{ text: word, hit: false }];
  const characters = [...word];
  const end = charactersOf(characters, longest);
  return [
    { text: characters.slice(0, end).join(''), hit: true },
    { text: characters.slice(end).join(''), hit: false },
  ];
}

/** Cuts a text where its words begin with the words typed, whatever their case and accents. */
export function matchParts(text: string, typed: string): Part[] {
  const terms = wordsOf(typed);
  return text
    .split(WORDS)
    .flatMap((piece) => partsOfWord(piece, terms))
    .filter((part) => part.text !== '');
}
