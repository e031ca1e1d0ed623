import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { STEPS, YARN_ART } from '@/content/sustainability';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './how-we-did-it.module.scss';
import { Statement } from './promises';

type HowWeDidItProps = { art: typeof YARN_ART; steps: typeof STEPS; locale: Locale };

/** From bottle to bikini, step by step, and what is not solved yet. */
export async function HowWeDidIt({ art, steps, locale }: HowWeDidItProps) {
  const t = await getTranslations({ locale, namespace: 'sustainability' });

  return (
    <section id="how-we-did-it" className={styles.band}>
      <div className={styles.wall}>
        <Picture
          {...art}
          alt={art.alt[locale]}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className={styles.print}
        />
      </div>
      <div className={styles.words}>
        <Statement heading="h2" title={t('howTitle')} lead={t('howLead')} />
        <ol className={styles.steps}>
          {steps.map((step) => (
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
        <ButtonLink href={localePath(locale, '/woman/catalog')} tone="outline" className={styles.button}>
          {t('seeSwimwear')}
        </ButtonLink>
      </div>
    </section>
  );
}
