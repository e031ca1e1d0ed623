import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EntryForm } from './entry-form';
import { CurrentPasswordField } from './password-field';

/** Confirms an address without JavaScript: posted to the page's own address, which holds the token of the mail. */
export function PlainVerification({ children }: { children?: ReactNode }) {
  const t = useTranslations('account');

  return (
    <EntryForm method="post" button={{ children: t('verify') }}>
      {children}
      <p>{t('verifyIntro')}</p>
      <CurrentPasswordField label={t('password')} error={undefined} />
    </EntryForm>
  );
}
