import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { Icon } from '@/components/ui/icon';
import type { NamedGuide } from '@/lib/size-guide/size-guides';
import { MeasureFigure } from './measure-figure';
import styles from './size-guide-index.module.scss';

/** The way to the guide of every kind of garment. */
export function SizeGuideIndex({ guides }: { guides: NamedGuide[] }) {
  const t = useTranslations('sizeGuide');

  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <nav aria-label={t('kinds')}>
        <ul className={styles.kinds}>
          {guides.map(({ kind, guide }) => {
            const sizes = Object.keys(guide.sizes);
            return (
              <li key={kind}>
                <ShopLink href={`/size-guide/${kind}`} className={styles.kind}>
                  <span>{t(guide.words)}</span>
                  <span className={styles.range}>
                    {t('range', { from: sizes[0] ?? '', to: sizes.at(-1) ?? '' })}
                  </span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </ShopLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.figure}>
        <MeasureFigure figure="womens" measures={['bust', 'waist', 'hips']} label={t('womensFigure')} />
      </div>
    </div>
  );
}
