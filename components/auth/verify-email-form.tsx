'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { storeFormPrefill } from '@/lib/account/form-prefill';
import { authPagePath } from '@/lib/account/login-path';
import { useVerifyEmail } from '@/lib/account/use-account';
import { getFailureMessageValues } from '@/lib/errors/failure-words';
import { AuthForm, FormSentNotice, useAuthForm, useRedirectPath } from './auth-form';
import styles from './auth-form.module.scss';
import { EmailRequestForm } from './email-request-form';
import { CurrentPasswordField } from './password-field';

/**
 * Confirms an email address with the token of the mailed link and the account's password (spec §4). A new link
 * can be requested if the link is invalid. `contact` is the email address of customer service.
 */
export function VerifyEmailForm({ contact }: { contact: string }) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const words = useTranslations('password');
  const token = useSearchParams().get('token');
  const { trigger, data, error, reset } = useVerifyEmail();
  const { form, submit, busy, errorOf } = useAuthForm({
    labels: { password: t('password') },
    send: async ({ password }) => token && (await trigger({ token, password })),
    error,
    reset,
  });

  const newLink = <EmailRequestForm kind="verification" intro={words('newLink')} contact={contact} />;
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
      <AuthForm
        ref={form}
        onSubmit={submit}
        button={{ busy, busyLabel: t('verifying'), children: t('verify') }}
      >
        <p>{t('verifyIntro')}</p>
        {error && (
          <Notice tone="danger" error={error}>
            {errors('verify', getFailureMessageValues(error, String(error.status)))}
          </Notice>
        )}
        <CurrentPasswordField label={t('password')} error={errorOf('password')} />
      </AuthForm>
      {error?.code === 'bad_request' && <div className={styles.apart}>{newLink}</div>}
    </div>
  );
}

/**
 * Opens the login page, which shows the message until the shopper has logged in (spec §4). Back does not lead
 * to the used link.
 */
function Verified({ message }: { message: string }) {
  const t = useTranslations('account');
  const login = authPagePath(useLocale(), '/login', useRedirectPath());
  const router = useRouter();

  useEffect(() => {
    storeFormPrefill({ message });
    router.replace(login);
  }, [router, login, message]);

  return (
    <FormSentNotice text={t('goingToLogin')}>
      <ButtonLink href={login}>{t('toLogin')}</ButtonLink>
    </FormSentNotice>
  );
}
