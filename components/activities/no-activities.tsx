import { useLocale, useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { ButtonLink } from '@/components/ui/button';
import { type ActivityCategory, activitiesPath, listId } from '@/lib/activities/activities';
import styles from './no-activities.module.scss';

/** The empty state of a category: an unprinted sheet with two links on. */
export function NoActivities({ category, total }: { category: ActivityCategory; total: number }) {
  const locale = useLocale();
  const t = useTranslations('activities');
  const isSecret = category === 'hidden-gem';

  return (
    <div className={styles.sheet}>
      <h2 id={`${listId(category)}-title`} className={styles.title}>
        {t('nothingTitle', { name: category })}
      </h2>
      <p className={styles.text}>{t('nothingText', { name: category })}</p>
      <div className={styles.ways}>
        <ButtonLink href={`${activitiesPath(locale)}#${listId()}`}>{t('seeAll')}</ButtonLink>
        <ShopLink href={isSecret ? '/store' : '/sustainability'} tone="outline">
          {t(isSecret ? 'toStores' : 'toSustainability')}
        </ShopLink>
      </div>
      <p className={styles.edition} aria-hidden="true">
        {t('edition', { number: 0, total })}
      </p>
    </div>
  );
}
