/** What is measured on a body; its words are in the messages `sizeGuide`. */
export type Measure = 'chest' | 'bust' | 'waist' | 'hips' | 'torso' | 'arm' | 'foot';

/** Centimetres: one number, or from and to. */
export type Span = number | `${number}-${number}`;

export type SizeGuide = {
  /** The key of its words: its name, and `<key>Fit` for how it should sit. */
  words: 'boardshorts' | 'tees' | 'swimwear' | 'rashGuards' | 'dresses' | 'sandals';
  /** The categories of the catalogue it is for, by name. */
  categories: readonly string[];
  figure: 'mens' | 'womens' | 'foot';
  measures: readonly Measure[];
  /** One row a size; its spans in the order of `measures`. */
  sizes: Readonly<Record<string, readonly Span[]>>;
};

/** Measures of the body, not of the garment. The keys are their addresses: `/size-guide/boardshorts`. */
export const SIZE_GUIDES = {
  boardshorts: {
    words: 'boardshorts',
    categories: ['Boardshorts', 'Volleypants'],
    figure: 'mens',
    measures: ['waist', 'hips'],
    sizes: {
      '28': ['70-73', '86-90'],
      '30': ['74-78', '91-95'],
      '32': ['79-83', '96-100'],
      '34': ['84-88', '101-105'],
      '36': ['89-93', '106-110'],
      '38': ['94-98', '111-115'],
    },
  },
  tees: {
    words: 'tees',
    categories: ['Tees'],
    figure: 'mens',
    measures: ['chest', 'waist'],
    sizes: {
      XS: ['82-87', '66-71'],
      S: ['88-94', '72-78'],
      M: ['95-101', '79-85'],
      L: ['102-108', '86-93'],
      XL: ['109-116', '94-101'],
      XXL: ['117-125', '102-110'],
    },
  },
  swimwear: {
    words: 'swimwear',
    categories: ['Bikini', 'Swimsuit'],
    figure: 'womens',
    measures: ['bust', 'waist', 'hips', 'torso'],
    sizes: {
      XS: ['79-82', '61-64', '86-89', '144-149'],
      S: ['83-86', '65-68', '90-93', '150-154'],
      M: ['87-91', '69-73', '94-98', '155-159'],
      L: ['92-97', '74-79', '99-104', '160-164'],
      XL: ['98-104', '80-86', '105-110', '165-169'],
      XXL: ['105-111', '87-94', '111-117', '170-174'],
    },
  },
  'rash-guards': {
    words: 'rashGuards',
    categories: ['Rash Guard'],
    figure: 'womens',
    measures: ['bust', 'waist', 'arm'],
    sizes: {
      XS: ['79-82', '61-64', '72-74'],
      S: ['83-86', '65-68', '74-76'],
      M: ['87-91', '69-73', '76-78'],
      L: ['92-97', '74-79', '78-80'],
      XL: ['98-104', '80-86', '80-82'],
    },
  },
  dresses: {
    words: 'dresses',
    categories: ['Dress'],
    figure: 'womens',
    measures: ['bust', 'waist', 'hips'],
    sizes: {
      XS: ['79-82', '61-64', '86-89'],
      S: ['83-86', '65-68', '90-93'],
      M: ['87-91', '69-73', '94-98'],
      L: ['92-97', '74-79', '99-104'],
      XL: ['98-104', '80-86', '105-110'],
      XXL: ['105-111', '87-94', '111-117'],
    },
  },
  sandals: {
    words: 'sandals',
    categories: ['Sandals'],
    figure: 'foot',
    measures: ['foot'],
    sizes: {
      'EU 36': [22.5],
      'EU 37': [23.2],
      'EU 38': [23.8],
      'EU 39': [24.5],
      'EU 40': [25.2],
      'EU 41': [25.8],
      'EU 42': [26.5],
      'EU 43': [27.2],
      'EU 44': [27.8],
      'EU 45': [28.5],
    },
  },
} satisfies Record<string, SizeGuide>;

export type GarmentKind = keyof typeof SIZE_GUIDES;
