import type { Span } from '@/content/size-guides';
import type { Locale } from '@/lib/contract/locale';

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
