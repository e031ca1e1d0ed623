'use client';

import Link from 'next/link';
import { useKeptRedirect } from '@/lib/account/use-kept-redirect';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';

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
