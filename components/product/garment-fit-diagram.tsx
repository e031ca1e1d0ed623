import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { FIGURES } from '@/components/size-guide/figures';
import { GARMENT_FITS, type GarmentFit as Plate } from '@/content/garment-fits';
import { findColourFamily } from '@/lib/catalogue/colour-family';
import type { ProductWithSection } from '@/lib/pages/product';
import { formatMeasure } from '@/lib/size-guide/size-guides';
import styles from './garment-fit-diagram.module.scss';
import { GARMENT_FIT_DRAWINGS } from './garment-fit-drawings';

type FitPlateProps = {
  placed: ProductWithSection;
  /** The names of the product's sizes. */
  sizes: readonly string[];
};

/**
 * The garment on the figure of the size guide, front and back, in the colour of its family and with its measures.
 * Renders nothing for a product whose category and variant are not in `GARMENT_FITS`.
 */
export function GarmentFitDiagram({ placed: { product, variantName }, sizes }: FitPlateProps) {
  const t = useTranslations('fitPlate');
  const plate = GARMENT_FITS.find(
    ({ category, variant }) => category === product.category?.name && variant === variantName,
  );
  if (!plate) return null;
  const stretches = Object.values(plate.sizes).some((spans) =>
    spans.some((span) => typeof span === 'string'),
  );
  const family = findColourFamily(product.colour);
  const colour = family?.value === 'multicolour' ? undefined : family?.swatch;

  return (
    <figure className={styles.plate}>
      <figcaption className={styles.title}>{t('title')}</figcaption>
      <div role="img" aria-label={t('label', { name: product.name })} className={styles.views}>
        <GarmentView plate={plate} side="front" colour={colour} />
        <GarmentView plate={plate} side="back" colour={colour} />
      </div>
      <MeasureTable plate={plate} sizes={sizes} />
      <p className={`small soft ${styles.note}`}>
        {plate.modelSize && t('drawnFor', { size: plate.modelSize })} {t('note')}{' '}
        {stretches && t('stretched')}
      </p>
    </figure>
  );
}

type GarmentViewProps = { plate: Plate; side: 'front' | 'back'; colour: string | undefined };

/** One side of the garment. The front has the numbered measuring lines. */
function GarmentView({ plate: { drawing, measures }, side, colour }: GarmentViewProps) {
  const id = useId();
  const { figure = 'womens', height, marks, [side]: view } = GARMENT_FIT_DRAWINGS[drawing];
  const form = FIGURES[figure];

  return (
    <svg viewBox={`0 0 280 ${height}`} aria-hidden="true" className={styles.view}>
      <clipPath id={id}>
        <path d={view.shape} />
      </clipPath>
      {side === 'front' && <circle cx="78" cy="84" r="52" className={styles.sun} />}
      <path d={form.base} transform={`translate(0 ${height - 380})`} className={styles.line} />
      <path d={form.outlines[0]} className={styles.form} />
      <path d={view.shape} className={styles.cloth} style={{ fill: colour }} />
      <path d={form.shade} clipPath={`url(#${id})`} className={styles.shade} />
      <path d={`${view.shape}${view.lines}`} className={styles.line} />
      {view.buttons && <path d={view.buttons} className={styles.buttons} />}
      {side === 'front' &&
        marks.map(({ measure, tape, lead, at: [x, y] }) => (
          <g key={measure}>
            {lead && <path d={lead} className={styles.line} />}
            <path d={tape} className={styles.tapeEdge} />
            <path d={tape} className={styles.tape} />
            <circle cx={x} cy={y} r="16" className={styles.dot} />
            <text x={x} y={y} className={styles.number}>
              {measures.indexOf(measure) + 1}
            </text>
          </g>
        ))}
    </svg>
  );
}

/** The garment's measures for the sizes of the product, in centimetres. */
function MeasureTable({ plate, sizes }: { plate: Plate; sizes: readonly string[] }) {
  const locale = useLocale();
  const t = useTranslations('fitPlate');
  const rows = Object.entries(plate.sizes).filter(([size]) => sizes.includes(size));
  if (rows.length === 0) return null;

  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{t('measures')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.cell} ${styles.size}`}>
            {t('size')}
          </th>
          {plate.measures.map((measure, index) => (
            <th key={measure} scope="col" className={`${styles.cell} ${styles.measure}`}>
              {`${index + 1}. ${t(measure)}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([size, spans]) => (
          <tr key={size}>
            <th scope="row" className={`${styles.cell} ${styles.size}`}>
              {size}
            </th>
            {plate.measures.map((measure, column) => (
              <td key={measure} className={styles.cell}>
                {formatMeasure(spans[column] ?? 0, 'cm', locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
