'use client';

import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { LogInLink } from './log-in-link';

type LogInNoticeProps = {
  tone: ComponentProps<typeof Notice>['tone'];
  /** The link's label, out of the words of what holds it. */
  logIn: string;
  /** Above the link. */
  hint?: string;
  children: string;
};

/** In place of what needs a login: why, and a link to the login that leads back here. */
export function LogInNotice({ tone, logIn, hint, children }: LogInNoticeProps) {
  const action = (
    <>
      {hint && <p>{hint}</p>}
      <LogInLink className={buttonClass('solid')}>{logIn}</LogInLink>
    </>
  );

  return (
    <Notice tone={tone} action={action}>
      {children}
    </Notice>
  );
}
