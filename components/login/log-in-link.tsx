'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loginPath } from '@/lib/account/login-path';
import { useLocale } from '@/lib/i18n/texts';

type LogInLinkProps = {
  className?: string | undefined;
  /** Closes the dialog around, when the link leads to another page. */
  onNavigate?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * To the login and back here. For the browser alone, once the session is known: a static page is rendered without its
 * query.
 */
export function LogInLink({ className, onNavigate, children }: LogInLinkProps) {
  const locale = useLocale();
  const query = useSearchParams().toString();
  const path = usePathname();
  const from = query ? `${path}?${query}` : path;

  return (
    <Link
      href={loginPath(locale, from)}
      prefetch={false}
      className={className}
      {...(onNavigate && { onNavigate })}
    >
      {children}
    </Link>
  );
}

type LogInNoticeProps = {
  tone: ComponentProps<typeof Notice>['tone'];
  /** The link's label, out of the words of what holds it. */
  logIn: string;
  /** Above the link. */
  hint?: string;
  onNavigate?: (() => void) | undefined;
  children: string;
};

/** In place of what needs a login: why, and a link to the login that leads back here. */
export function LogInNotice({ tone, logIn, hint, onNavigate, children }: LogInNoticeProps) {
  const action = (
    <>
      {hint && <p>{hint}</p>}
      <LogInLink className={buttonClass('solid')} onNavigate={onNavigate}>
        {logIn}
      </LogInLink>
    </>
  );

  return (
    <Notice tone={tone} action={action}>
      {children}
    </Notice>
  );
}
