'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useVerifyEmail } from '@/lib/account/use-account';
import { failureWords } from '@/lib/errors/failure-words';
import { localePath } from '@/lib/i18n/locale-path';
import { EntryForm, FormSent, useEntryForm } from './entry-form';
import styles from './entry-form.module.scss';
import { MailRequest } from './mail-request';
import { CurrentPasswordField } from './password-field';

/**
 * Confirms the address of the mail's link with the account's password (spec §4); a link that is no good (any more)
 * is had sent anew. `contact` is where customers write to.
 */
export function VerifyEmailForm({ contact }: { contact: string }) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const words = useTranslations('password');
  const token = useSearchParams().get('token');
  const { trigger, data, error, reset } = useVerifyEmail();
  const { form, submit, busy, faultOf } = useEntryForm({
    labels: { password: t('password') },
    send: async ({ password }) => token && (await trigger({ token, password })),
    error,
    reset,
  });

  const newLink = <MailRequest kind="verification" intro={words('newLink')} contact={contact} />;
  if (!token) {
    return (
      <div className={styles.form}>
        <Notice tone="danger" action={<p>{t('tokenMissingText')}</p>}>
          {t('tokenMissing')}
        </Notice>
        {newLink}
      </div>
    );
  }
  if (data) return <Verified message={data.message ?? t('verified')} />;
  return (
    <div className={styles.form}>
      <EntryForm
        ref={form}
        onSubmit={submit}
        button={{ busy, busyLabel: t('verifying'), children: t('verify') }}
      >
        <p>{t('verifyIntro')}</p>
        {error && (
          <Notice tone="danger" error={error}>
            {errors('verify', failureWords(error, String(error.status)))}
          </Notice>
        )}
        <CurrentPasswordField label={t('password')} error={faultOf('password')} />
      </EntryForm>
      {error?.code === 'bad_request' && <div className={styles.apart}>{newLink}</div>}
    </div>
  );
}

/** Long enough to read one sentence. */
const READING_MS = 3_000;

/** The address is confirmed: says so and goes on to the login (spec §4), with no way back to the spent link. */
function Verified({ message }: { message: string }) {
  const t = useTranslations('account');
  const login = localePath(useLocale(), '/login');
  const router = useRouter();

  useEffect(() => {
    const timer = setTimeout(() => router.replace(login), READING_MS);
    return () => clearTimeout(timer);
  }, [router, login]);

  return (
    <FormSent text={message}>
      <p>{t('goingToLogin')}</p>
      <ButtonLink href={login}>{t('toLogin')}</ButtonLink>
    </FormSent>
  );
}
