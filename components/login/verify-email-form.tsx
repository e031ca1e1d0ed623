'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useVerifyEmail } from '@/lib/account/use-account-write';
import { failureWords } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { MailRequest } from './mail-request';
import { PasswordField } from './password-field';
import { useTokenForm } from './use-token-form';
import { Verified } from './verified';

/**
 * Confirms the address of the mail's link with the account's password (spec §4); a link that is no good (any more)
 * is had sent anew. `contact` is where customers write to.
 */
export function VerifyEmailForm({ contact }: { contact: string }) {
  const t = useTexts('account');
  const errors = useTexts('errors');
  const words = useTexts('password');
  const validation = useTexts('validation');
  const { trigger, data, error, reset } = useVerifyEmail();
  const needed = validation('required', { field: t('password') });
  const { token, form, submit, busy, fault } = useTokenForm({ send: trigger, error, reset, needed });

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
      {/* A press before the script is there does nothing, rather than put a password into the address. */}
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <p>{t('verifyIntro')}</p>
        {error && (
          <Notice tone="danger">{errors('verify', failureWords(error, String(error.status)))}</Notice>
        )}
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={fault}
          required
        />
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('verifying')}>
          {t('verify')}
        </Button>
      </form>
      {error?.code === 'bad_request' && <div className={styles.apart}>{newLink}</div>}
    </div>
  );
}
