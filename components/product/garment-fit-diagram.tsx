import { useLocale, useTranslations } from 'next-intl';
import { MeasureFigure } from '@/components/size-guide/measure-figure';
import { GARMENT_FITS, type GarmentFit as Plate } from '@/content/garment-fits';
import { findColourFamily } from '@/lib/catalogue/colour-family';
import type { ProductWithSection } from '@/lib/pages/product';
import { formatMeasure } from '@/lib/size-guide/size-guides';
import styles from './garment-fit-diagram.module.scss';

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
  if (plate.drawing === 'foot') return <FootLengths plate={plate} sizes={sizes} />;
  const family = findColourFamily(product.colour);
  const colour = family?.value === 'multicolour' ? undefined : family?.swatch;

  return (
    <figure className={styles.plate}>
      <figcaption className={styles.title}>{t('title')}</figcaption>
      <div role="img" aria-label={t('label', { name: product.name })} className={styles.views}>
        {['front', 'back'].map((side) => (
          <svg
            key={side}
            viewBox={`0 0 280 ${plate.height ?? 380}`}
            aria-hidden="true"
            className={styles.view}
          >
            <use href={`/images/figures/${plate.drawing}.svg#${side}`} style={{ color: colour }} />
          </svg>
        ))}
      </div>
      <MeasureTable plate={plate} sizes={sizes} />
      <p className={`small soft ${styles.note}`}>
        {plate.modelSize && t('drawnFor', { size: plate.modelSize })} {t('note')}{' '}
        {stretches && t('stretched')}
      </p>
    </figure>
  );
}

/** The foot length of each size of a sandal, beside a footprint. */
function FootLengths({ plate, sizes }: { plate: Plate; sizes: readonly string[] }) {
  const t = useTranslations('fitPlate');
  const guides = useTranslations('sizeGuide');

  return (
    <figure className={styles.plate}>
      <figcaption className={styles.title}>{t('footTitle')}</figcaption>
      <MeasureFigure figure="foot" measures={['foot']} label={guides('footFigure')} />
      <MeasureTable plate={plate} sizes={sizes} />
      <p className={`small soft ${styles.note}`}>{t('footNote')}</p>
    </figure>
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
      <caption className="visuallyHidden">
        {t(plate.drawing === 'foot' ? 'footMeasures' : 'measures')}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.cell} ${styles.size}`}>
            {t('size')}
          </th>
          {plate.measures.map((measure, index) => (
            <th key={measure} scope="col" className={`${styles.cell} ${styles.measure}`}>
              {/* A line never ends after the number. */}
              {`${index + 1}.\u00a0${t(measure)}`}
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
