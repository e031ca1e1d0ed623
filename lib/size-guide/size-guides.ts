import { type GarmentKind, SIZE_GUIDES, type SizeGuide, type Span } from '@/content/size-guides';
import type { Locale } from '@/lib/contract/locale';

export type NamedGuide = { kind: GarmentKind; guide: SizeGuide };

export const GARMENT_KINDS = Object.keys(SIZE_GUIDES).filter(isGarmentKind);

export function isGarmentKind(kind: string): kind is GarmentKind {
  return Object.hasOwn(SIZE_GUIDES, kind);
}

export const sizeGuideOf = (kind: GarmentKind): SizeGuide => SIZE_GUIDES[kind];

/** The kind a garment of this category is of; undefined for what no guide is about. */
export function kindOfCategory(name: string | undefined): GarmentKind | undefined {
  const wanted = name?.trim().toLowerCase();
  return GARMENT_KINDS.find((kind) =>
    sizeGuideOf(kind).categories.some((category) => category.toLowerCase() === wanted),
  );
}

const CM_PER_INCH = 2.54;

/** A tape is read to half an inch; a foot, which is one number, to a tenth. */
const INCH_STEP = { span: 0.5, number: 0.1 };

export type Unit = 'cm' | 'inch';

/** A measure as the table shows it, `70–73`, in the decimals of the language. */
export function saySpan(span: Span, unit: Unit, locale: Locale): string {
  const step = typeof span === 'number' ? INCH_STEP.number : INCH_STEP.span;
  const numbers = typeof span === 'number' ? [span] : span.split('-').map(Number);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  return numbers
    .map((cm) => (unit === 'cm' ? cm : Math.round(cm / CM_PER_INCH / step) * step))
    .map((number) => format.format(number))
    .join('–');
}
