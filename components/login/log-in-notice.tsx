'use client';

import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useTexts } from '@/lib/i18n/texts';
import { LogInLink } from './log-in-link';

type LogInNoticeProps = {
  /** Why; in the words of what is asked for. */
  children: string;
  /** Another page is gone to: what holds this shall close. */
  onNavigate?: (() => void) | undefined;
};

/** In place of what is for those alone who have logged in: the way to the login, and back here. */
export function LogInNotice({ children, onNavigate }: LogInNoticeProps) {
  const t = useTexts('order');
  const logIn = (
    <LogInLink className={buttonClass('solid')} {...(onNavigate && { onNavigate })}>
      {t('logIn')}
    </LogInLink>
  );

  return (
    <Notice tone="danger" action={logIn}>
      {children}
    </Notice>
  );
}
