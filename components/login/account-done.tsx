'use client';

import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';

/** It is done: takes the place of the form whose button was pressed, and its focus, and leads on. */
export function AccountDone({ text, path, way }: { text: string; path: '/login'; way: string }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} className={styles.form} tabIndex={-1}>
      <Notice tone="plain">{text}</Notice>
      <ButtonLink href={localePath(useLocale(), path)}>{way}</ButtonLink>
    </div>
  );
}
