'use client';

import { useId } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useProfile } from '@/lib/account/use-profile';
import { useTexts } from '@/lib/i18n/texts';
import form from './address-form.module.scss';
import { ContactFacts } from './contact-facts';

export function ContactInformation() {
  const t = useTexts('checkout');
  const headingId = useId();
  const { profile, error } = useProfile();

  return (
    <section className="stack4" aria-labelledby={headingId}>
      <h3 className={form.heading} id={headingId}>
        {t('contact')}
      </h3>
      {profile && <ContactFacts profile={profile} label={t} />}
      {!(profile || error) && (
        <div role="status" aria-label={t('contactLoading')}>
          <Skeleton ratio={4} />
        </div>
      )}
      {!profile && error && <p className="soft small">{t('contactMissing')}</p>}
    </section>
  );
}
