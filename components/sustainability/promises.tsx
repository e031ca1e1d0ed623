import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { NewTabLink, ShopLink } from '@/components/layout/shop-link';
import { buttonClass } from '@/components/ui/button';
import type { ART, Pillar } from '@/content/art';
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

const STEPS = ['collect', 'sort', 'spin', 'sew'] as const;

/** From bottle to bikini, step by step, and what is not solved yet. */
export function HowWeDidIt({ art }: { art: typeof ART.yarn }) {
  const t = useTranslations('sustainability');

  return (
    <section id="how-we-did-it" className={styles.band}>
      <div className={styles.wall}>
        <ArtPicture art={art} sizes="(min-width: 1024px) 50vw, 100vw" className={styles.wallPrint} />
      </div>
      <div className={styles.words}>
        <Statement heading="h2" title={t('howTitle')} lead={t('howLead')} />
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.name}>{t(step)}</h3>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.still}>
          <h3 className={styles.name}>{t('stillTitle')}</h3>
          <p>{t('stillText')}</p>
        </div>
        <ShopLink href="/woman/catalog" tone="outline" className={styles.wayOn}>
          {t('seeSwimwear')}
        </ShopLink>
      </div>
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
function Statement({ heading: Heading, title, lead }: StatementProps) {
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
