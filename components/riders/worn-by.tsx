import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { type Rider, riderPath } from '@/lib/riders/riders';
import { RiderPortrait } from './rider-portrait';
import styles from './worn-by.module.scss';

/** Links to the riders who wear a product, or nothing without any. */
export function WornBy({ riders }: { riders: readonly Rider[] }) {
  const t = useTranslations('catalogue');
  if (riders.length === 0) return null;

  return (
    <div className={styles.place}>
      <p className="eyebrow">{t('wornBy')}</p>
      <ul className={styles.riders}>
        {riders.map((rider) => (
          <li key={rider.slug}>
            <ShopLink href={riderPath(rider)} className={styles.rider}>
              <RiderPortrait rider={rider} sizes={48} quiet className={styles.portrait} />
              {rider.name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
