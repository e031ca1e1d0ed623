'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { useFocusFirstError, useSingleFlight } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { authPagePath, getRedirectPath } from '@/lib/account/login-path';
import { findPendingAddition } from '@/lib/cart/pending-addition';
import type { ApiError } from '@/lib/errors/api-error';
import { findFieldError, getFailureMessageValues, NO_SERVER_MESSAGE } from '@/lib/errors/failure-words';
import styles from './auth-form.module.scss';

type AuthFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'children'> & {
  button: Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel' | 'tone' | 'children'>;
  narrow?: boolean;
  /** Content below the button. */
  below?: ReactNode;
};

/** Fields with a button. With `method="dialog"`, a submit before hydration does not put a password into the URL. */
export function AuthForm(props: AuthFormProps) {
  const { button, narrow = false, below, children, ...form } = props;

  return (
    <form
      {...form}
      className={narrow ? `${styles.form} ${styles.narrow}` : styles.form}
      method="dialog"
      noValidate
    >
      {children}
      <Button {...button} type="submit" className={styles.submit} />
      {below}
    </form>
  );
}

/** Replaces a form that was sent: takes the focus, reports the success, and offers the next step. */
export function FormSentNotice({ text, children }: { text: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} className={styles.form} tabIndex={-1}>
      <Notice tone="plain">{text}</Notice>
      {children}
    </div>
  );
}

type AccountLinkProps = {
  path: '/login' | '/register' | '/forgot-password';
  children: string;
  onClick?: () => void;
};

/**
 * A link between the pages for login and registration. It keeps `?redirect=`, so that a login on any of them
 * leads back to the same page (spec §2, §4). It replaces the history entry, so that these pages take only one entry.
 */
export function AuthPageLink(props: AccountLinkProps) {
  // Static pages are rendered without a query.
  return useHydrated() ? <RedirectingLink {...props} /> : <PlainLink {...props} redirect="" />;
}

function RedirectingLink(props: AccountLinkProps) {
  return <PlainLink {...props} redirect={useRedirectPath()} />;
}

function PlainLink({ path, redirect, ...link }: AccountLinkProps & { redirect: string }) {
  const href = authPagePath(useLocale(), path, redirect);
  return <Link {...link} href={href} replace prefetch={false} className={styles.link} />;
}

type OtherAuthPageLinkProps = Pick<AccountLinkProps, 'path' | 'children'> & { question: string };

/** A link below a form to another page for login or registration. */
export function OtherAuthPageLink({ question, ...link }: OtherAuthPageLinkProps) {
  return (
    <p className={styles.other}>
      {question} <AuthPageLink {...link} />
    </p>
  );
}

/** Returns the path in `?redirect=` of the page's URL, or an empty string. Only for the browser. */
export function useRedirectPath(): string {
  return getRedirectPath(useSearchParams().get('redirect'), '');
}

/** Like `useRedirectPath`, for event handlers of components that are also rendered on the server. */
export function readRedirectPath(): string {
  return getRedirectPath(new URLSearchParams(window.location.search).get('redirect'), '');
}

/** The longest `redirect` that the product API accepts (`redirectSchema`). */
const MAX_MAIL_REDIRECT = 500;

/** Returns the `redirect` for the link in an email, or undefined. */
export function getEmailRedirectPath(): string | undefined {
  const path = getPathAfterLogin('');
  return path && path.length <= MAX_MAIL_REDIRECT ? path : undefined;
}

/**
 * Returns the path to open after a login: that of `?redirect=`. Without it, the path of the product whose addition
 * waits for the login, or the home page. The product is needed because the links in emails of other product APIs
 * may lack `?redirect=`.
 */
export function getPathAfterLogin(home: string): string {
  return readRedirectPath() || getRedirectPath(findPendingAddition()?.path, home);
}

type AuthFormOptions<Name extends string> = {
  /** Labels of the fields. All of them are required. */
  labels: Record<Name, string>;
  send: (entered: Record<Name, string>) => Promise<unknown>;
  error: ApiError | undefined;
  /** Discards the result of the last attempt. */
  reset: () => void;
  /** True if a dialog shows the failure and takes the focus first. */
  alerted?: boolean;
};

/** Returns the value of a field. An email address is trimmed, a password is not. */
function valueIn(form: HTMLFormElement, name: string): string {
  const value = String(new FormData(form).get(name) ?? '');
  return name === 'email' ? value.trim() : value;
}

/**
 * Handles the short account forms: checks required fields, sends one request at a time, focuses the first error, and
 * clears everything when the page is left. Pass `form` and `submit` to the form.
 */
export function useAuthForm<Name extends string>(options: AuthFormOptions<Name>) {
  const { labels, send, error, reset, alerted = false } = options;
  const t = useTranslations('validation');
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Partial<Record<Name, string>>>();
  useFocusFirstError(form, alerted ? undefined : (missing ?? error));

  // After a navigation, Next.js keeps the previous page mounted but hidden. Passwords and results must not stay in it.
  useOnPageLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  // A message stays until the response arrives. If it were removed on submit, the form would move, and the
  // second click of a double click would miss the button.
  const [run, busy] = useSingleFlight(async (entered: Record<Name, string>) => {
    await send(entered);
    setMissing(undefined);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = { ...labels };
    const empty: Partial<Record<Name, string>> = {};
    for (const name in labels) {
      entered[name] = valueIn(event.currentTarget, name);
      if (entered[name] === '') empty[name] = t('required', { field: labels[name] });
    }
    if (Object.keys(empty).length === 0) void run(entered);
    else setMissing(empty);
  };
  const errorOf = (name: Name) => (missing ? missing[name] : findFieldError(error, name));

  return { form, submit, busy, isMissing: missing !== undefined, errorOf };
}

/**
 * Returns a function that describes a failure. `contact` is the email address to write to if the server lacks the
 * endpoint.
 */
export function useAccountErrorFormatter(contact: string): (error: ApiError) => string {
  const t = useTranslations('password');

  return (error) =>
    t('failed', { ...getFailureMessageValues(error, t('failed', NO_SERVER_MESSAGE)), contact });
}
