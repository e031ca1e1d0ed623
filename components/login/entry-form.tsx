'use client';

import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useKeptRedirect } from '@/lib/account/use-kept-redirect';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale } from '@/lib/i18n/texts';
import styles from './entry-form.module.scss';

type EntryFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'children'> & {
  button: Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel' | 'tone' | 'children'>;
  narrow?: boolean;
  /** What stands below the button. */
  below?: ReactNode;
};

/**
 * Fields and their button. `method="dialog"`: a press before the script is there does nothing, rather than put a password
 * into the address.
 */
export function EntryForm({ button, narrow = false, below, children, ...form }: EntryFormProps) {
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

type OtherWayProps = { question: string; path: '/login' | '/register'; children: string };

/** Below a form: the way to the other one, and by it back to where the shopper came from. */
export function OtherWay({ question, path, children }: OtherWayProps) {
  const locale = useLocale();
  const redirect = useKeptRedirect();

  return (
    <p className={styles.other}>
      {question}{' '}
      <Link href={localePath(locale, path) + redirect} prefetch={false} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}
