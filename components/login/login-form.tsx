'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { listenToOtherTabs } from '@/lib/browser/tab-channel';
import { localePath } from '@/lib/i18n/locale-path';
import { CredentialsForm } from './credentials-form';
import { OtherWay, useRedirectQuery, wayBack } from './entry-form';
import styles from './entry-form.module.scss';
import { SendAgain } from './send-again';

/**
 * Logs in and goes on to where the shopper came from (spec §4), also when that happens in another tab: the link of a
 * mail opens one. `contact` is where customers write to.
 */
export function LoginForm({ contact }: { contact: string }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const router = useRouter();
  const redirect = useRedirectQuery();
  const home = localePath(locale, '/');

  useEffect(
    () => listenToOtherTabs((news) => news === 'login' && router.replace(wayBack(home))),
    [router, home],
  );

  return (
    <CredentialsForm
      onLoggedIn={() => router.replace(wayBack(home))}
      whenUnverified={(email) => (
        <SendAgain key={email} kind="verification" email={email} contact={contact} />
      )}
    >
      <Link href={localePath(locale, '/forgot-password') + redirect} prefetch={false} className={styles.link}>
        {t('toForgot')}
      </Link>
      <OtherWay question={t('noAccount')} path="/register">
        {t('toRegister')}
      </OtherWay>
    </CredentialsForm>
  );
}
