import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { ShownActivity } from '@/lib/activities/show-activities';
import type { Locale } from '@/lib/contract/locale';
import { formatDay } from '@/lib/format/day';
import styles from './activity-card.module.scss';

type ActivityCardProps = {
  activity: ShownActivity;
  total: number;
  /** Other pages link to it here. Not on pages of one kind: they stay mounted, and an id is the document's. */
  isAnchor: boolean;
  locale: Locale;
};

/** An activity as a print of an edition, numbered in the margin like one. */
export async function ActivityCard({ activity, total, isAnchor, locale }: ActivityCardProps) {
  const t = await getTranslations({ locale, namespace: 'activities' });
  const { name, number, title, text, place, regency, category, date, art } = activity;

  return (
    <article id={isAnchor ? name : undefined} className={styles.card}>
      <Picture
        {...art}
        alt={art.alt[locale]}
        sizes="(min-width: 1440px) 520px, (min-width: 1024px) 36vw, (min-width: 768px) 44vw, 92vw"
        className={styles.picture}
      />
      <p className={styles.margin}>
        <span aria-hidden="true">{t('edition', { number, total })}</span>
        <time dateTime={date}>{formatDay(date, locale)}</time>
      </p>
      <h3 className={styles.title}>{title[locale]}</h3>
      <p className={styles.facts}>
        <span className={styles.category}>{t('category', { name: category })}</span>
        <span>{t('where', { place, regency })}</span>
      </p>
      <p className={styles.text}>{text[locale]}</p>
    </article>
  );
}
