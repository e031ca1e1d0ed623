import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { buttonClass } from '@/components/ui/button';
import type { Pillar } from '@/content/art';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './promises.module.scss';

const SIZES = '(min-width: 2000px) 940px, (min-width: 768px) 46vw, 92vw';

/** The three pillars (spec §2), each with its print, and the way to what comes of them. */
export function Promises({ pillars }: { pillars: readonly Pillar[] }) {
  const t = useTranslations('sustainability');

  return (
    <section className={styles.promises}>
      <div className={styles.intro}>
        <h2 className={styles.label}>{t('promiseTitle')}</h2>
        <p className={styles.promise}>{t('promise')}</p>
      </div>
      {pillars.map(({ name, art }) => (
        <article key={name} className={styles.pillar}>
          <ArtPicture art={art} sizes={SIZES} className={styles.print} />
          <div className="stack4">
            <Statement heading="h3" title={t(`${name}Title`)} lead={t(`${name}Lead`)} />
            <p className={styles.text}>{t(`${name}Text`)}</p>
          </div>
        </article>
      ))}
      <SeeAllActivities className={styles.button} />
    </section>
  );
}

/** The button to the activities, which it opens in a new tab (spec §2). */
export function SeeAllActivities({ className }: { className?: string | undefined }) {
  const locale = useLocale();
  const t = useTranslations('sustainability');

  return (
    <NewTabLink href={localePath(locale, '/activities')} className={buttonClass('solid', className)}>
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
