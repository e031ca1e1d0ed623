'use client';

import { useTranslations } from 'next-intl';
import { AuthForm, useAccountErrorFormatter, useAuthForm } from '@/components/auth/auth-form';
import { LogInNotice } from '@/components/auth/log-in-notice';
import { CurrentPasswordField, HiddenUsername, NewPasswordField } from '@/components/auth/password-field';
import { Notice } from '@/components/ui/notice';
import { LoadingSkeletons } from '@/components/ui/skeleton';
import { useChangePassword, useProfile } from '@/lib/account/use-account';
import { useSession } from '@/lib/account/use-session';

/** The form for a new password, shown once the session is known. */
export function ChangePasswordSection({ contact }: { contact: string }) {
  const t = useTranslations('password');
  const profileTexts = useTranslations('profile');
  const { loggedIn } = useSession();
  const { profile } = useProfile();

  if (loggedIn === undefined)
    return <LoadingSkeletons ratios={[4]}>{profileTexts('loading')}</LoadingSkeletons>;
  if (!loggedIn) {
    return (
      <LogInNotice tone="plain" logIn={profileTexts('logIn')}>
        {t('loginNeeded')}
      </LogInNotice>
    );
  }
  return <ChangePasswordForm email={profile?.email ?? ''} contact={contact} />;
}

/** Changes the password. Requires the current one, which protects an account in an unattended browser. */
export function ChangePasswordForm({ email, contact }: { email: string; contact: string }) {
  const t = useTranslations('password');
  const failureText = useAccountErrorFormatter(contact);
  const { trigger, data, error, reset } = useChangePassword();
  const { form, submit, busy, isMissing, errorOf } = useAuthForm({
    labels: { currentPassword: t('currentPassword'), newPassword: t('newPassword') },
    send: async (change) => {
      if (await trigger(change)) form.current?.reset();
    },
    error,
    reset,
  });
  const isElsewhere = error && !(isMissing || errorOf('currentPassword') || errorOf('newPassword'));

  return (
    <AuthForm
      ref={form}
      narrow
      onSubmit={submit}
      button={{ busy, busyLabel: t('saving'), children: t('save') }}
    >
      {data && !isMissing && <Notice tone="plain">{t('changeDone')}</Notice>}
      {isElsewhere && (
        <Notice tone="danger" error={error}>
          {failureText(error)}
        </Notice>
      )}
      <HiddenUsername email={email} />
      <CurrentPasswordField
        name="currentPassword"
        label={t('currentPassword')}
        error={errorOf('currentPassword')}
      />
      <NewPasswordField name="newPassword" error={errorOf('newPassword')} />
      <p className="soft small">{t('elsewhere')}</p>
    </AuthForm>
  );
}
