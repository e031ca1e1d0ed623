'use client';

import Link from 'next/link';
import { useLocale } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useInBrowser } from '@/components/hooks/in-browser';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { redirectPath } from '@/lib/account/login-path';
import { localePath } from '@/lib/i18n/locale-path';
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

type OtherWayProps = { question: string; path: '/login' | '/register'; children: string };

/** Below a form: a link to the other one, which carries `?redirect=` along. */
export function OtherWay({ question, path, children }: OtherWayProps) {
  const locale = useLocale();
  const redirect = useRedirectQuery();

  return (
    <p className={styles.other}>
      {question}{' '}
      <Link href={localePath(locale, path) + redirect} prefetch={false} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}

/** Where this page's own address says to go on, if that is a page of ours. */
export function wayBack(otherwise: string): string {
  return redirectPath(new URLSearchParams(window.location.search).get('redirect'), otherwise);
}

/**
 * `?redirect=…` for links between login, registration and forgotten password, so that each of them leads back to the
 * same place (spec §2, §4); empty when there is none, and in the static page.
 */
export function useRedirectQuery(): string {
  const path = useInBrowser() && wayBack('');
  return path ? `?redirect=${encodeURIComponent(path)}` : '';
}
