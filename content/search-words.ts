/**
 * What people call the things of a category beside its names, by the URL form of the catalogue's name. Both
 * languages are understood in both; a word of two parts also in one, where people write it so.
 */
export const CATEGORY_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  boardshorts: [
    ...['board shorts', 'surf shorts', 'swim shorts', 'swimming trunks', 'short'],
    ...['celana pantai', 'celana surfing', 'celana selancar', 'celana renang', 'celana pendek'],
  ],
  volleypants: [
    ...['volley shorts', 'volley pants', 'beach shorts', 'swim shorts'],
    ...['celana voli', 'celana pantai', 'celana renang', 'celana pendek'],
  ],
  tees: ['t-shirts', 'tshirt', 'tee shirt', 'top', 'kaos', 'baju kaos', 'baju kaus', 'atasan'],
  sandals: [
    ...['flip-flops', 'flipflops', 'slides', 'slippers', 'thongs', 'footwear', 'shoes'],
    ...['sandal jepit', 'selop', 'alas kaki', 'sepatu'],
  ],
  bikini: [
    'two-piece',
    'swimwear',
    'bathing suit',
    'beachwear',
    'baju renang',
    'pakaian renang',
    'baju pantai',
  ],
  swimsuit: [
    ...['swim suit', 'one-piece', 'swimwear', 'bathing suit', 'beachwear'],
    ...['pakaian renang', 'baju pantai'],
  ],
  'rash-guard': [
    ...['rashguard', 'rashie', 'rash vest', 'surf top', 'lycra top', 'swimwear'],
    ...['baju selancar', 'baju surfing', 'baju renang lengan panjang'],
  ],
  dress: ['beach dress', 'sundress', 'gown', 'gaun pantai', 'terusan', 'dres', 'daster'],
};

/** Whom a section is for. */
export const SECTION_WORDS = {
  men: ['men', 'mens', 'man', 'guys', 'pria', 'laki-laki', 'cowok'],
  woman: ['women', 'womens', 'woman', 'ladies', 'wanita', 'perempuan', 'cewek'],
} as const;

/** Words that are not searched for. */
export const STOP_WORDS: readonly string[] = [
  ...[
    'a',
    'an',
    'and',
    'are',
    'as',
    'at',
    'be',
    'by',
    'do',
    'for',
    'from',
    'has',
    'have',
    'in',
    'is',
    'it',
    'its',
  ],
  ...[
    'my',
    'not',
    'of',
    'on',
    'or',
    'our',
    'so',
    'that',
    'the',
    'they',
    'this',
    'to',
    'we',
    'with',
    'you',
    'your',
  ],
  ...[
    'ada',
    'adalah',
    'agar',
    'anda',
    'atau',
    'bisa',
    'buat',
    'dan',
    'dari',
    'dengan',
    'di',
    'ini',
    'itu',
    'juga',
  ],
  ...['kami', 'ke', 'lebih', 'oleh', 'pada', 'saat', 'saja', 'tanpa', 'tidak', 'untuk', 'warna', 'yang'],
];
