import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { MeasureFigure } from '@/components/size-guide/measure-figure';
import { findGarmentKind, getSizeGuide } from '@/lib/size-guide/size-guides';
import styles from './size-guide-tile.module.scss';

type SizeGuideTileProps = {
  /** The categories of the list, in URL form. */
  categories: readonly string[];
};

/**
 * A link to the size guide as the last item of a product grid. It fills up to two columns of the last row, and
 * is hidden if products fill that row.
 */
export function SizeGuideTile({ categories }: SizeGuideTileProps) {
  const t = useTranslations('sizeGuide');
  const [kind, ...others] = new Set(
    categories.map((category) => findGarmentKind(category.replaceAll('-', ' '))),
  );
  const only = others.length === 0 ? kind : undefined;
  const { figure } = getSizeGuide(only ?? 'swimwear');

  return (
    <li className={styles.tile}>
      <span className={styles.frame} aria-hidden="true">
        <span className={styles.figure}>
          <MeasureFigure figure={figure} measures={[]} label="" />
        </span>
      </span>
      <ShopLink href={only ? `/size-guide/${only}` : '/size-guide'} className={styles.link}>
        {t('which')}
      </ShopLink>
      <span className={styles.text}>{t(only ? getSizeGuide(only).words : 'title')}</span>
    </li>
  );
}
