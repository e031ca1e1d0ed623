import { type GarmentKind, SIZE_GUIDES, type SizeGuide } from '@/content/size-guides';

const GUIDES: Record<string, SizeGuide> = SIZE_GUIDES;

/** A guide with the last part of its address. */
export type NamedGuide = { kind: GarmentKind; guide: SizeGuide };

export const GARMENT_KINDS = Object.keys(SIZE_GUIDES).filter(isGarmentKind);

/** Whether there is a guide at this address. */
export function isGarmentKind(kind: string): kind is GarmentKind {
  return Object.hasOwn(SIZE_GUIDES, kind);
}

export function sizeGuideOf(kind: GarmentKind): SizeGuide {
  return SIZE_GUIDES[kind];
}

/** The kind a garment of this category is of; undefined for what no guide is about. */
export function kindOfCategory(name: string | undefined): GarmentKind | undefined {
  const wanted = name?.trim().toLowerCase();
  return GARMENT_KINDS.find((kind) =>
    GUIDES[kind]?.categories.some((category) => category.toLowerCase() === wanted),
  );
}
