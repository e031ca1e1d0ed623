'use client';

import { useTexts } from '@/lib/i18n/texts';
import { PasswordField } from './password-field';

/** A password that is chosen: its rule is said before anything is typed; a manager may make one up. */
export function NewPasswordField({ name, error }: { name: string; error: string | undefined }) {
  const t = useTexts('password');

  return (
    <PasswordField
      name={name}
      label={t('newPassword')}
      hint={t('rule')}
      autoComplete="new-password"
      error={error}
      required
    />
  );
}
