'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { redirectPath } from '@/lib/account/redirect-path';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { CredentialsForm } from './credentials-form';
import { OtherWay } from './other-way';
import { SendAgain } from './send-again';

/** Where the login page's own address says to go on. */
function wayBack(home: string): string {
  return redirectPath(new URLSearchParams(window.location.search).get('redirect'), home);
}

/** Logs in and goes on to where the shopper came from (spec §4). `contact` is where customers write to. */
export function LoginForm({ contact }: { contact: string }) {
  const t = useTexts('account');
  const locale = useLocale();
  const router = useRouter();

  return (
    <CredentialsForm
      onLoggedIn={() => router.replace(wayBack(localePath(locale, '/')))}
      whenUnverified={(email) => (
        <SendAgain key={email} kind="verification" email={email} contact={contact} />
      )}
    >
      <Link href={localePath(locale, '/forgot-password')} prefetch={false} className={styles.link}>
        {t('toForgot')}
      </Link>
      <OtherWay question={t('noAccount')} path="/register">
        {t('toRegister')}
      </OtherWay>
    </CredentialsForm>
  );
}
