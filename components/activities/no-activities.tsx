import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { ActivityCategory } from '@/content/activities';
import { activitiesPath, listId } from '@/lib/activities/activities';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './no-activities.module.scss';

type NoActivitiesProps = { category: ActivityCategory; total: number; locale: Locale };

/** The empty state of a category: an unprinted sheet with two links on. */
export async function NoActivities({ category, total, locale }: NoActivitiesProps) {
  const t = await getTranslations({ locale, namespace: 'activities' });
  const isSecret = category === 'hidden-gem';

  return (
    <div className={styles.sheet}>
      <h2 id={`${listId(category)}-title`} className={styles.title}>
        {t('nothingTitle', { name: category })}
      </h2>
      <p className={styles.text}>{t('nothingText', { name: category })}</p>
      <div className={styles.ways}>
        <ButtonLink href={`${activitiesPath(locale)}#${listId()}`}>{t('seeAll')}</ButtonLink>
        <ButtonLink href={localePath(locale, isSecret ? '/store' : '/sustainability')} tone="outline">
          {t(isSecret ? 'toStores' : 'toSustainability')}
        </ButtonLink>
      </div>
      <p className={styles.edition} aria-hidden="true">
        {t('edition', { number: 0, total })}
      </p>
    </div>
  );
}
