import { getTranslations } from 'next-intl/server';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Pillar } from '@/content/sustainability';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './promises.module.scss';

const SIZES = '(min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw';

/** The three pillars (spec §2), each with its print, and the way to what comes of them. */
export async function Promises({ pillars, locale }: { pillars: readonly Pillar[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'sustainability' });

  return (
    <section className={styles.promises}>
      <div className={styles.intro}>
        <h2 className={styles.label}>{t('promiseTitle')}</h2>
        <p className={styles.promise}>{t('promise')}</p>
      </div>
      {pillars.map(({ name, art }) => (
        <article key={name} className={styles.pillar}>
          <Picture {...art} alt={art.alt[locale]} sizes={SIZES} className={styles.print} />
          <div className={styles.words}>
            <Statement heading="h3" title={t(`${name}Title`)} lead={t(`${name}Lead`)} />
            <p className={styles.text}>{t(`${name}Text`)}</p>
          </div>
        </article>
      ))}
      <SeeAllActivities locale={locale} className={styles.button} />
    </section>
  );
}

/** The button to the activities, which it opens in a new tab (spec §2). */
export async function SeeAllActivities({
  locale,
  className,
}: {
  locale: Locale;
  className?: string | undefined;
}) {
  const t = await getTranslations({ locale, namespace: 'sustainability' });

  return (
    <NewTabLink
      href={localePath(locale, '/activities')}
      locale={locale}
      className={buttonClass('solid', className)}
    >
      {t('seeAll')}
    </NewTabLink>
  );
}

type StatementProps = { heading: 'h2' | 'h3'; title: string; lead: string };

/** A title as on a poster, and the sentence it stands for. */
export function Statement({ heading: Heading, title, lead }: StatementProps) {
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
