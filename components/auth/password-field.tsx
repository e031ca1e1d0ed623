'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import { Field } from '@/components/ui/field';
import { findFormPrefill, storeFormPrefill } from '@/lib/account/form-prefill';
import styles from './auth-form.module.scss';

/** A password input with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const t = useTranslations('account');
  const [shown, setShown] = useState(false);
  const hydration = useDisabledUntilHydrated();

  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          {...hydration}
          type="button"
          className={styles.toggle}
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('hide') : t('show')}
        </button>
      }
    />
  );
}

type AccountFieldProps = { label: string; error?: string | undefined };

/** The current password of an account. `name` is the name of the input. */
export function CurrentPasswordField({ name = 'password', ...field }: AccountFieldProps & { name?: string }) {
  return <PasswordField {...field} name={name} autoComplete="current-password" required />;
}

/**
 * The email address of an account, which password managers use as its username. An address that was typed on another
 * login or registration page in this tab is filled in.
 */
export function AccountEmailField({ email, ...field }: AccountFieldProps & { email?: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);

  // After a navigation, Next.js keeps the previous page mounted. It runs this effect each time the page is shown.
  useEffect(() => {
    const { email: typed } = findFormPrefill();
    if (typed && input.current?.value === '') input.current.value = typed;
  }, []);

  return (
    <Field
      {...field}
      ref={input}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      defaultValue={email}
      onBlur={({ target }) => storeFormPrefill({ email: target.value.trim() })}
      required
    />
  );
}

/** A new password. The rule is shown before anything is typed, and a password manager may generate the password. */
export function NewPasswordField({ name, error }: { name: string; error: string | undefined }) {
  const t = useTranslations('password');

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

/** A hidden username for password managers. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
