import { type CentimetreRange, SIZE_GUIDES } from './size-guides';

/**
 * Measures of the garment itself, laid flat. A width is the circumference: not stretched, or a range up to the
 * stretched width.
 */
export type GarmentMeasure =
  | 'cup'
  | 'underband'
  | 'bust'
  | 'chest'
  | 'waist'
  | 'hips'
  | 'rise'
  | 'inseam'
  | 'length'
  | 'sleeve'
  | 'foot';

export type GarmentFit = {
  /** The file in `public/images/figures`, with the garment on a figure, front and back. */
  drawing: 'boardshort' | 'volley' | 'tee' | 'triangle' | 'crop' | 'scoop' | 'rash-guard' | 'dress' | 'foot';
  /** Height of the drawing, which is 280 wide. 380 by default. */
  height?: number;
  /** The category and the variant of the products with this cut, by name. */
  category: string;
  variant: string;
  measures: readonly GarmentMeasure[];
  /** Centimetres for each size, in the order of `measures`. */
  sizes: Readonly<Record<string, readonly CentimetreRange[]>>;
  /** The size in which the garment is drawn, if its product pages have a model line (content/features.ts). */
  modelSize?: string;
};

/**
 * The cuts whose measures product pages show on a drawing. Pages of products with an unlisted cut
 * have no drawing.
 */
export const GARMENT_FITS: readonly GarmentFit[] = [
  {
    drawing: 'boardshort',
    height: 420,
    category: 'Boardshorts',
    variant: 'Elite Pro',
    measures: ['waist', 'length', 'inseam'],
    sizes: {
      28: [74, 46, 21],
      30: [79, 47, 21.5],
      32: [84, 48, 22],
      34: [89, 49, 22.5],
      36: [94, 50, 23],
      38: [99, 51, 23.5],
    },
    modelSize: '32',
  },
  {
    drawing: 'boardshort',
    height: 420,
    category: 'Boardshorts',
    variant: 'Essential',
    measures: ['waist', 'length', 'inseam'],
    sizes: {
      28: [74, 44, 19],
      30: [79, 45, 19.5],
      32: [84, 46, 20],
      34: [89, 47, 20.5],
      36: [94, 48, 21],
      38: [99, 49, 21.5],
    },
    modelSize: '32',
  },
  {
    drawing: 'volley',
    height: 400,
    category: 'Volleypants',
    variant: 'Volley',
    measures: ['waist', 'length', 'inseam'],
    sizes: {
      28: ['66-84', 39, 14],
      30: ['71-89', 40, 14.5],
      32: ['76-94', 41, 15],
      34: ['81-99', 42, 15.5],
      36: ['86-104', 43, 16],
      38: ['91-109', 44, 16.5],
    },
    modelSize: '32',
  },
  {
    drawing: 'tee',
    category: 'Tees',
    variant: 'Tees',
    measures: ['chest', 'length', 'sleeve'],
    sizes: {
      S: [102, 68, 21],
      M: [109, 70, 22],
      L: [116, 72, 23],
      XL: [124, 74, 24],
      XXL: [133, 76, 25],
    },
  },
  {
    drawing: 'triangle',
    category: 'Bikini',
    variant: 'Triangle',
    measures: ['cup', 'rise', 'hips'],
    sizes: {
      XS: [15, 19, '72-90'],
      S: [16, 20, '76-94'],
      M: [17, 21, '80-99'],
      L: [18, 22, '85-105'],
      XL: [19, 23, '90-111'],
    },
  },
  {
    drawing: 'crop',
    category: 'Bikini',
    variant: 'Crop',
    measures: ['underband', 'rise', 'hips'],
    sizes: {
      XS: ['62-74', 25, '72-90'],
      S: ['66-78', 26, '76-94'],
      M: ['70-83', 27, '80-99'],
      L: ['75-89', 28, '85-105'],
      XL: ['80-96', 29, '90-111'],
      XXL: ['86-103', 30, '96-118'],
    },
  },
  {
    drawing: 'scoop',
    category: 'Swimsuit',
    variant: 'Scoop',
    measures: ['bust', 'hips', 'length'],
    sizes: {
      XS: ['68-84', '72-90', 66],
      S: ['72-88', '76-94', 68],
      M: ['76-93', '80-99', 70],
      L: ['81-99', '85-105', 72],
      XL: ['86-106', '90-111', 74],
      XXL: ['92-113', '96-118', 76],
    },
  },
  {
    drawing: 'rash-guard',
    category: 'Rash Guard',
    variant: 'Rash Guard',
    measures: ['bust', 'length', 'sleeve'],
    sizes: {
      XS: ['74-84', 58, 70],
      S: ['78-88', 60, 72],
      M: ['82-93', 62, 74],
      L: ['87-99', 64, 76],
      XL: ['93-106', 66, 78],
    },
  },
  {
    drawing: 'dress',
    height: 460,
    category: 'Dress',
    variant: 'Dress',
    measures: ['bust', 'waist', 'length'],
    sizes: {
      XS: [88, '60-82', 112],
      S: [92, '64-86', 114],
      M: [97, '68-90', 116],
      L: [103, '73-96', 118],
      XL: [109, '79-102', 120],
      XXL: [116, '86-110', 122],
    },
  },
  ...['Sandals', "Women's Sandals"].map(
    (variant): GarmentFit => ({
      drawing: 'foot',
      category: 'Sandals',
      variant,
      measures: ['foot'],
      sizes: SIZE_GUIDES.sandals.sizes,
    }),
  ),
];
