'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useInBrowser } from '@/components/hooks/in-browser';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useFocusFirstFault, useSingleFlight } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountPath, redirectPath } from '@/lib/account/login-path';
import { findPendingAddition } from '@/lib/cart/pending-addition';
import type { ApiError } from '@/lib/errors/api-error';
import { failureWords, faultAt, SILENT } from '@/lib/errors/failure-words';
import styles from './entry-form.module.scss';

type EntryFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'children'> & {
  button: Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel' | 'tone' | 'children'>;
  narrow?: boolean;
  /** What stands below the button. */
  below?: ReactNode;
};

/** Fields and their button. With `method="dialog"`, a submit before hydration does not put a password into the URL. */
export function EntryForm(props: EntryFormProps) {
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

/** Replaces a form that was sent: takes its focus, says what happened, and offers what comes next. */
export function FormSent({ text, children }: { text: string; children: ReactNode }) {
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
 * A link between the account pages. It carries `?redirect=` along, so that each of them leads back to the same page (spec §2,
 * §4), and replaces the history entry, so that a login adds one entry on whatever way it is reached.
 */
export function AccountLink(props: AccountLinkProps) {
  // Static pages are rendered without a query.
  return useInBrowser() ? <RedirectingLink {...props} /> : <PlainLink {...props} redirect="" />;
}

function RedirectingLink(props: AccountLinkProps) {
  return <PlainLink {...props} redirect={useRedirect()} />;
}

function PlainLink({ path, redirect, ...link }: AccountLinkProps & { redirect: string }) {
  const href = accountPath(useLocale(), path, redirect);
  return <Link {...link} href={href} replace prefetch={false} className={styles.link} />;
}

type OtherWayProps = Pick<AccountLinkProps, 'path' | 'children'> & { question: string };

/** Below a form: a link to the other one. */
export function OtherWay({ question, ...link }: OtherWayProps) {
  return (
    <p className={styles.other}>
      {question} <AccountLink {...link} />
    </p>
  );
}

/** The path in `?redirect=` of the page's URL, or an empty string. Only for the browser. */
export function useRedirect(): string {
  return redirectPath(useSearchParams().get('redirect'), '');
}

/** Reads `useRedirect` when something happens, in components that are also rendered on the server. */
export function readRedirect(): string {
  return redirectPath(new URLSearchParams(window.location.search).get('redirect'), '');
}

/** The longest `redirect` that the product API accepts (`redirectSchema`). */
const MAIL_REDIRECT_MAX = 500;

/** Returns the `redirect` for the link in an email, or undefined. */
export function mailRedirect(): string | undefined {
  const path = pathAfterLogin('');
  return path && path.length <= MAIL_REDIRECT_MAX ? path : undefined;
}

/**
 * Returns where to go after a login: the page in `?redirect=`, else the product that waited for the login, because mails of
 * other servers may not carry the parameter, else the home page.
 */
export function pathAfterLogin(home: string): string {
  return readRedirect() || redirectPath(findPendingAddition()?.path, home);
}

type EntryForm<Name extends string> = {
  /** The fields, all of them required, with their labels. */
  labels: Record<Name, string>;
  send: (entered: Record<Name, string>) => Promise<unknown>;
  error: ApiError | undefined;
  /** Forgets what became of the last try. */
  reset: () => void;
  /** A dialog speaks of the failure first, and has the focus. */
  alerted?: boolean;
};

/** Returns the value of a field. An email address is trimmed, a password is not. */
function valueIn(form: HTMLFormElement, name: string): string {
  const value = String(new FormData(form).get(name) ?? '');
  return name === 'email' ? value.trim() : value;
}

/**
 * What the short forms of an account share: required fields, one send at a time, focus on the first fault, and nothing
 * left behind when the page is left. `form` and `submit` are the form's own, the rest is to be shown.
 */
export function useEntryForm<Name extends string>(options: EntryForm<Name>) {
  const { labels, send, error, reset, alerted = false } = options;
  const t = useTranslations('validation');
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Partial<Record<Name, string>>>();
  useFocusFirstFault(form, alerted ? undefined : (missing ?? error));

  // Next keeps a left page mounted, hidden: no password and no answer may stay in it.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  // A message stays until the answer is there: were it gone at once, the form would move under a second press.
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
  const faultOf = (name: Name) => (missing ? missing[name] : faultAt(error, name));

  return { form, submit, busy, isMissing: missing !== undefined, faultOf };
}

/** Says what went wrong; `contact` is whom to write to where the shop's server has no such call. */
export function useFailureText(contact: string): (error: ApiError) => string {
  const t = useTranslations('password');

  return (error) => t('failed', { ...failureWords(error, t('failed', SILENT)), contact });
}
