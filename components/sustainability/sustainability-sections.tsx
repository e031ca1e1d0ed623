import { useLocale, useTranslations } from 'next-intl';
import { SectionHeader } from '@/components/layout/section-header';
import { NewTabLink, ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { getButtonClass } from '@/components/ui/button';
import type { SITE_PICTURES, SustainabilityPillar } from '@/content/site-pictures';
import type { Activity } from '@/lib/activities/activities';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './sustainability-sections.module.scss';

const SIZES = '(min-width: 2000px) 940px, (min-width: 768px) 46vw, 92vw';

/** The three pillars (spec §2), each with a picture, and a link to the activities. */
export function SustainabilityPillars({ pillars }: { pillars: readonly SustainabilityPillar[] }) {
  const t = useTranslations('sustainability');
  const lastPillar = pillars.at(-1)?.name;

  return (
    <section className={styles.promises}>
      <div className={styles.intro}>
        <h2 className={styles.label}>{t('promiseTitle')}</h2>
        <p className={styles.promise}>{t('promise')}</p>
      </div>
      {pillars.map(({ name, art }) => (
        <article key={name} className={styles.pillar}>
          <SitePictureImage art={art} sizes={SIZES} className={styles.print} />
          <div className="stack4">
            <Statement heading="h3" title={t(`${name}Title`)} lead={t(`${name}Lead`)} />
            <p className={styles.text}>{t(`${name}Text`)}</p>
            {name === lastPillar && <SeeAllActivities className={styles.button} />}
          </div>
        </article>
      ))}
    </section>
  );
}

const STEPS = ['collect', 'sort', 'spin', 'sew'] as const;

/** How recycled fabric is made, step by step, and the problems that remain. */
export function RecycledFabricSteps({ art }: { art: typeof SITE_PICTURES.yarn }) {
  const t = useTranslations('sustainability');

  return (
    <section id="how-we-did-it" className={styles.band}>
      <div className={styles.wall}>
        <SitePictureImage art={art} sizes="(min-width: 1024px) 50vw, 100vw" className={styles.wallPrint} />
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
        <ShopLink href="/woman/catalog" tone="outline" className={styles.nextLink}>
          {t('seeSwimwear')}
        </ShopLink>
      </div>
    </section>
  );
}

/** The button to the activities, which it opens in a new tab (spec §2). */
function SeeAllActivities({ className }: { className?: string | undefined }) {
  const locale = useLocale();
  const t = useTranslations('sustainability');

  return (
    <NewTabLink href={localePath(locale, '/activities')} className={getButtonClass('solid', className)}>
      {t('seeAll')}
    </NewTabLink>
  );
}

type StatementProps = { heading: 'h2' | 'h3'; title: string; lead: string };

/** A large title and its lead sentence. */
function Statement({ heading: Heading, title, lead }: StatementProps) {
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}

/** Six photos of recent activities (spec §2) in a grid without gaps. */
export function LatestActivities({ activities }: { activities: readonly Activity[] }) {
  const locale = useLocale();
  const t = useTranslations('sustainability');

  return (
    <section className={styles.latest}>
      <div className={styles.head}>
        <SectionHeader title={t('latest')} line={t('latestText')} />
      </div>
      <ul className={styles.sheet}>
        {activities.map(({ name, title, place, art }) => (
          <li key={name} className={styles.cell}>
            <SitePictureImage
              art={art}
              sizes="(min-width: 768px) 34vw, 50vw"
              className={styles.latestPrint}
            />
            <p className={styles.latestLabel}>
              <ShopLink href={`/activities#${name}`} className={styles.link}>
                {title[locale]}
              </ShopLink>
              <span className={styles.place}>{place}</span>
            </p>
          </li>
        ))}
      </ul>
      <SeeAllActivities className={styles.latestButton} />
    </section>
  );
}
