'use client';

import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';

/** The mail's link is no good (any more): says so, and leads to a new one. */
export function AskNewLink({ text, more }: { text: string; more?: string }) {
  const t = useTexts('password');

  return (
    <div className={styles.form}>
      <Notice tone="danger" action={more && <p>{more}</p>}>
        {text}
      </Notice>
      <ButtonLink href={localePath(useLocale(), '/forgot-password')}>{t('askAgain')}</ButtonLink>
    </div>
  );
}
