import type { CentimetreRange } from './size-guides';

/** Measures of the garment itself, laid flat and not stretched. A width is the circumference. */
export type GarmentMeasure = 'cup' | 'underband' | 'bust' | 'waist' | 'hips' | 'rise' | 'length' | 'sleeve';

export type GarmentFit = {
  /** The drawing of the garment in `components/product/garment-fit-drawings.ts`. */
  drawing: 'triangle' | 'crop' | 'scoop' | 'rashGuard' | 'dress';
  /** The category and the variant of the products with this cut, by name. */
  category: string;
  variant: string;
  measures: readonly GarmentMeasure[];
  /** Centimetres for each size, in the order of `measures`. */
  sizes: Readonly<Record<string, readonly CentimetreRange[]>>;
};

/**
 * The women's cuts whose measures product pages show on a drawing. Pages of products with an unlisted cut
 * have no drawing.
 */
export const GARMENT_FITS: readonly GarmentFit[] = [
  {
    drawing: 'triangle',
    category: 'Bikini',
    variant: 'Triangle',
    measures: ['cup', 'rise', 'hips'],
    sizes: {
      XS: [15, 19, 72],
      S: [16, 20, 76],
      M: [17, 21, 80],
      L: [18, 22, 85],
      XL: [19, 23, 90],
    },
  },
  {
    drawing: 'crop',
    category: 'Bikini',
    variant: 'Crop',
    measures: ['underband', 'rise', 'hips'],
    sizes: {
      XS: [62, 25, 72],
      S: [66, 26, 76],
      M: [70, 27, 80],
      L: [75, 28, 85],
      XL: [80, 29, 90],
      XXL: [86, 30, 96],
    },
  },
  {
    drawing: 'scoop',
    category: 'Swimsuit',
    variant: 'Scoop',
    measures: ['bust', 'hips', 'length'],
    sizes: {
      XS: [68, 72, 66],
      S: [72, 76, 68],
      M: [76, 80, 70],
      L: [81, 85, 72],
      XL: [86, 90, 74],
      XXL: [92, 96, 76],
    },
  },
  {
    drawing: 'rashGuard',
    category: 'Rash Guard',
    variant: 'Rash Guard',
    measures: ['bust', 'length', 'sleeve'],
    sizes: {
      XS: [74, 58, 70],
      S: [78, 60, 72],
      M: [82, 62, 74],
      L: [87, 64, 76],
      XL: [93, 66, 78],
    },
  },
  {
    drawing: 'dress',
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
];
