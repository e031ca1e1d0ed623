import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EntryForm } from '@/components/login/entry-form';
import styles from '@/components/login/entry-form.module.scss';
import { CurrentPasswordField } from '@/components/login/password-field';
import { redirectPath } from '@/lib/account/login-path';
import { localePath } from '@/lib/i18n/locale-path';

type OtherFormProps = {
  path: '/login' | '/register' | '/forgot-password';
  question?: string;
  /** Where the login leads back to, as the query says it. */
  redirect: string | undefined;
  children: string;
};

/** Below a form: a link to another one, which carries `?redirect=` along if it leads to a page of ours. */
export function OtherForm({ path, question, redirect, children }: OtherFormProps) {
  const back = redirectPath(redirect, '');
  const query = back && `?redirect=${encodeURIComponent(back)}`;
  const link = (
    <a href={`${localePath(useLocale(), path)}${query}`} className={styles.link}>
      {children}
    </a>
  );

  if (!question) return link;
  return (
    <p className={styles.other}>
      {question} {link}
    </p>
  );
}

/** Confirms an address without JavaScript: posted to the page's own address, which holds the token of the mail. */
export function PlainVerification({ children }: { children?: ReactNode }) {
  const t = useTranslations('account');

  return (
    <EntryForm method="post" button={{ children: t('verify') }}>
      {children}
      <p>{t('verifyIntro')}</p>
      <CurrentPasswordField label={t('password')} />
    </EntryForm>
  );
}
