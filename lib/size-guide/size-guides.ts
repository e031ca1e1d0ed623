import { type CentimetreRange, type GarmentKind, SIZE_GUIDES, type SizeGuide } from '@/content/size-guides';
import type { Locale } from '@/lib/contract/locale';

export type NamedGuide = { kind: GarmentKind; guide: SizeGuide };

export const GARMENT_KINDS = Object.keys(SIZE_GUIDES).filter(isGarmentKind);

export function isGarmentKind(kind: string): kind is GarmentKind {
  return Object.hasOwn(SIZE_GUIDES, kind);
}

export const getSizeGuide = (kind: GarmentKind): SizeGuide => SIZE_GUIDES[kind];

/** Returns the kind of garment whose size guide covers a category, or undefined if no guide does. */
export function findGarmentKind(name: string | undefined): GarmentKind | undefined {
  const wanted = name?.trim().toLowerCase();
  return GARMENT_KINDS.find((kind) =>
    getSizeGuide(kind).categories.some((category) => category.toLowerCase() === wanted),
  );
}

const CM_PER_INCH = 2.54;

/**
 * Rounding steps in inches: half an inch for body measures, a tenth for foot lengths, which are single
 * numbers.
 */
const INCH_STEP = { span: 0.5, number: 0.1 };

export type LengthUnit = 'cm' | 'inch';

/** Formats a measure for the table, such as `70–73`, with the language's decimal separator. */
export function formatMeasure(span: CentimetreRange, unit: LengthUnit, locale: Locale): string {
  const step = typeof span === 'number' ? INCH_STEP.number : INCH_STEP.span;
  const numbers = typeof span === 'number' ? [span] : span.split('-').map(Number);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  return numbers
    .map((cm) => (unit === 'cm' ? cm : Math.round(cm / CM_PER_INCH / step) * step))
    .map((number) => format.format(number))
    .join('–');
}
