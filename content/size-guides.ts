import sizes from './size-guides.json' with { type: 'json' };

export type BodyMeasure = 'chest' | 'bust' | 'waist' | 'waistband' | 'hips' | 'torso' | 'arm' | 'foot';

/** Centimetres: a number, or a range such as `70-73`. */
export type CentimetreRange = number | string;

export type SizeGuide = {
  /** The message key of the name. `<key>Fit` is the key of the fit description. */
  words: 'boardshorts' | 'tees' | 'swimwear' | 'rashGuards' | 'dresses' | 'sandals';
  categories: readonly string[];
  figure: 'mens' | 'womens' | 'foot';
  measures: readonly BodyMeasure[];
  /** One row per size, from size-guides.json. The values of a row are in the order of `measures`. */
  sizes: Readonly<Record<string, readonly CentimetreRange[]>>;
};

/** Body measures, not garment measures. The keys are URL segments: `/size-guide/boardshorts`. */
export const SIZE_GUIDES = {
  boardshorts: {
    words: 'boardshorts',
    categories: ['Boardshorts', 'Volleypants'],
    figure: 'mens',
    measures: ['waistband', 'hips'],
    sizes: sizes.boardshorts,
  },
  tees: {
    words: 'tees',
    categories: ['Tees'],
    figure: 'mens',
    measures: ['chest', 'waist'],
    sizes: sizes.tees,
  },
  swimwear: {
    words: 'swimwear',
    categories: ['Bikini', 'Swimsuit'],
    figure: 'womens',
    measures: ['bust', 'waist', 'hips', 'torso'],
    sizes: sizes.swimwear,
  },
  'rash-guards': {
    words: 'rashGuards',
    categories: ['Rash Guard'],
    figure: 'womens',
    measures: ['bust', 'waist', 'arm'],
    sizes: sizes['rash-guards'],
  },
  dresses: {
    words: 'dresses',
    categories: ['Dress'],
    figure: 'womens',
    measures: ['bust', 'waist', 'hips'],
    sizes: sizes.dresses,
  },
  sandals: {
    words: 'sandals',
    categories: ['Sandals'],
    figure: 'foot',
    measures: ['foot'],
    sizes: sizes.sandals,
  },
} satisfies Record<string, SizeGuide>;

export type GarmentKind = keyof typeof SIZE_GUIDES;
