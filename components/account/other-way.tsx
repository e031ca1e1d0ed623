'use client';

import Link from 'next/link';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';

type OtherWayProps = { question: string; path: '/login' | '/register'; children: string };

/** Below a form: the way to the other one. */
export function OtherWay({ question, path, children }: OtherWayProps) {
  const locale = useLocale();

  return (
    <p className={styles.other}>
      {question}{' '}
      <Link href={localePath(locale, path)} prefetch={false} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}
