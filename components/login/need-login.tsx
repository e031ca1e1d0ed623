'use client';

import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useTexts } from '@/lib/i18n/texts';
import { LogInLink } from './log-in-link';

/** In place of what is somebody's own while nobody is logged in; the login leads back here. */
export function NeedLogin({ children }: { children: string }) {
  const t = useTexts('profile');

  return (
    <Notice tone="plain" action={<LogInLink className={buttonClass('solid')}>{t('logIn')}</LogInLink>}>
      {children}
    </Notice>
  );
}
