import type { FeatureIconName } from '@/components/catalogue/feature-icon';
import type { Messages } from '@/lib/i18n/translator';
import type { GarmentKind } from './size-guides';

/** An icon and the key of its label in the namespace `features`. */
type GarmentFeature = { icon: FeatureIconName; label: keyof Messages['features'] & string };

/** The features of each kind of garment. Swimwear has the features of its fabric, in fabrics.ts. */
export const GARMENT_FEATURES: Partial<Record<GarmentKind, readonly GarmentFeature[]>> = {
  boardshorts: [
    { icon: 'stretch', label: 'stretch' },
    { icon: 'lightweight', label: 'light' },
    { icon: 'durability', label: 'durable' },
    { icon: 'quick-dry', label: 'dry' },
  ],
  tees: [
    { icon: 'cotton', label: 'combedCotton' },
    { icon: 'tee', label: 'boxyCut' },
    { icon: 'durability', label: 'ribNeck' },
    { icon: 'twin-needle', label: 'twinNeedle' },
  ],
  'rash-guards': [
    { icon: 'stretch', label: 'snugKnit' },
    { icon: 'taped-seam', label: 'flatSeams' },
    { icon: 'shape', label: 'raglan' },
    { icon: 'uv', label: 'longSleeves' },
  ],
  dresses: [
    { icon: 'lightweight', label: 'rayon' },
    { icon: 'stretch', label: 'shirredWaist' },
    { icon: 'tiers', label: 'tiers' },
    { icon: 'soft', label: 'straps' },
  ],
  sandals: [
    { icon: 'soft', label: 'softStraps' },
    { icon: 'lightweight', label: 'lightSole' },
    { icon: 'footbed', label: 'grip' },
    { icon: 'ruler', label: 'europeanSizes' },
  ],
};

/** The kind of garment whose product pages say "181cm and wearing a size 32" about the model (spec §2). */
export const GARMENT_KIND_WORN_BY_MODEL: GarmentKind = 'boardshorts';
