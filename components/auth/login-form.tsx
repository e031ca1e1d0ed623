'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { findFormPrefill, removeFormPrefill } from '@/lib/account/form-prefill';
import { listenToOtherTabs } from '@/lib/browser/tab-channel';
import { localePath } from '@/lib/i18n/locale-path';
import { AuthPageLink, getPathAfterLogin, OtherAuthPageLink } from './auth-form';
import styles from './auth-form.module.scss';
import { CredentialsForm } from './credentials-form';
import { ResendEmailButton } from './resend-email-button';

/**
 * Logs in and opens the page that the shopper came from (spec §4). A login in another tab has the same effect
 * here, because the link of an email may have opened that tab. `contact` is the email address of customer
 * service.
 */
export function LoginForm({ contact }: { contact: string }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const router = useRouter();
  const home = localePath(locale, '/');

  useEffect(
    () => listenToOtherTabs((message) => message === 'login' && router.replace(getPathAfterLogin(home))),
    [router, home],
  );
  const goOn = () => {
    removeFormPrefill();
    router.replace(getPathAfterLogin(home));
  };

  return (
    <>
      <HandedOverMessage />
      <CredentialsForm
        onLoggedIn={goOn}
        whenUnverified={(email) => (
          <ResendEmailButton key={email} kind="verification" email={email} contact={contact} />
        )}
      >
        <AuthPageLink path="/forgot-password">{t('toForgot')}</AuthPageLink>
        <OtherAuthPageLink question={t('noAccount')} path="/register">
          {t('toRegister')}
        </OtherAuthPageLink>
      </CredentialsForm>
    </>
  );
}

/** The message of the previous page, such as a confirmed email address. It is shown until the shopper has logged in. */
function HandedOverMessage() {
  const [message, setMessage] = useState<string>();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => setMessage(findFormPrefill().message), []);
  useEffect(() => {
    if (message) place.current?.focus();
  }, [message]);

  return (
    message && (
      <div ref={place} className={styles.message} tabIndex={-1}>
        <Notice tone="plain">{message}</Notice>
      </div>
    )
  );
}
