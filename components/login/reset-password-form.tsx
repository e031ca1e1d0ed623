'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useResetPassword } from '@/lib/account/use-account-write';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import { AccountDone } from './account-done';
import styles from './account-form.module.scss';
import { AskNewLink } from './ask-new-link';
import { NewPasswordField } from './new-password-field';
import { useTokenForm } from './use-token-form';

/** Chooses a new password with the mail's link, which is good for an hour and once. */
export function ResetPasswordForm({ contact }: { contact: string }) {
  const t = useTexts('password');
  const validation = useTexts('validation');
  const { trigger, data, error, reset } = useResetPassword();
  const needed = validation('required', { field: t('newPassword') });
  const { token, form, submit, busy, fault } = useTokenForm({ send: trigger, error, reset, needed });

  if (!token) return <AskNewLink text={t('tokenMissing')} more={t('tokenMissingText')} />;
  if (data) return <AccountDone text={t('resetDone')} path="/login" way={t('toLogin')} />;
  if (error?.code === 'bad_request') return <AskNewLink text={error.detail || t('tokenMissingText')} />;
  return (
    // A press before the script is there does nothing, rather than put a password into the address.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      {error && !fault && (
        <Notice tone="danger">{t('failed', { ...failureWords(error, t('failed', SILENT)), contact })}</Notice>
      )}
      <NewPasswordField name="password" error={fault} />
      <p className={styles.aside}>{t('everywhere')}</p>
      <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}
