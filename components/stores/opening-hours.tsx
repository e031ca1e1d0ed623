import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { formatDay } from '@/lib/format/day';
import { hoursTable } from '@/lib/stores/hours-table';
import type { OpeningTimes } from '@/lib/stores/opening';
import styles from './opening-hours.module.scss';

/** The hours of a week, and the holidays that are kept. */
export async function OpeningHours({ times, locale }: { times: OpeningTimes; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'stores' });

  return (
    <div className={styles.hours}>
      <dl className={styles.table}>
        {hoursTable(times.hours, locale).map(({ days, times: open }) => (
          <div key={days} className={styles.row}>
            <dt>{days}</dt>
            <dd>{open.join(', ') || t('closedDay')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('hoursZone')}</p>
      {times.holidays.map(({ date, name }) => (
        <p key={date} className={styles.note}>
          {t('holidays', { name, date: formatDay(date, locale) })}
        </p>
      ))}
    </div>
  );
}
