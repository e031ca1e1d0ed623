'use client';

import { useId } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useProfile } from '@/lib/account/use-profile';
import { useTexts } from '@/lib/i18n/texts';
import styles from './contact-information.module.scss';

const FACTS = ['firstName', 'lastName', 'email', 'phone'] as const;

export function ContactInformation() {
  const t = useTexts('checkout');
  const headingId = useId();
  const { profile, error } = useProfile();

  return (
    <section className={styles.contact} aria-labelledby={headingId}>
      <h3 className={styles.heading} id={headingId}>
        {t('contact')}
      </h3>
      {profile && (
        <dl className={styles.facts}>
          {FACTS.map((fact) => (
            <div key={fact} className={styles.fact}>
              <dt className={styles.name}>{t(fact)}</dt>
              <dd className={styles.value}>{profile[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
      {!(profile || error) && (
        <div role="status" aria-label={t('contactLoading')}>
          <Skeleton ratio={4} />
        </div>
      )}
      {!profile && error && <p className={styles.missing}>{t('contactMissing')}</p>}
    </section>
  );
}
