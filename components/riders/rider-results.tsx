import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Rider } from '@/lib/riders/riders';
import { sayPlace } from '@/lib/riders/say-result';
import styles from './rider-results.module.scss';

type RiderResultsProps = { results: Rider['results']; locale: Locale };

/** What a rider has won, each in a line. */
export async function RiderResults({ results, locale }: RiderResultsProps) {
  const t = await getTranslations({ locale, namespace: 'riders' });

  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{t('results')}</h2>
        <ol className={styles.results}>
          {results.map(({ place, event, year }) => (
            <li key={`${event} ${year}`} className={styles.result}>
              <span className={styles.place}>{sayPlace(place, locale)}</span>{' '}
              <span className={styles.event}>{event}</span> <span className={styles.year}>{year}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
