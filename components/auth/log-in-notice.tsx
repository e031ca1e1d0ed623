import type { ComponentProps } from 'react';
import { getButtonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { LogInLink } from './log-in-link';

type LogInNoticeProps = {
  tone: ComponentProps<typeof Notice>['tone'];
  /** The link's label. */
  logIn: string;
  /** A text above the link. */
  hint?: string;
  children: string;
};

/** Explains why a login is needed, with a link. It is not in the file of `LogInLink`, which every page loads. */
export function LogInNotice({ tone, logIn, hint, children }: LogInNoticeProps) {
  const action = (
    <>
      {hint && <p>{hint}</p>}
      <LogInLink className={getButtonClass('solid')}>{logIn}</LogInLink>
    </>
  );

  return (
    <Notice tone={tone} action={action}>
      {children}
    </Notice>
  );
}
