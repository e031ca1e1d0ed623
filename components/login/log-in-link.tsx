'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loginPath } from '@/lib/account/login-path';

type LogInLinkProps = { className: string | undefined; children: ReactNode };

/**
 * To the login and back here. For the browser alone, once the session is known: a static page is rendered without its
 * query.
 */
export function LogInLink({ className, children }: LogInLinkProps) {
  const locale = useLocale();
  const query = useSearchParams().toString();
  const path = usePathname();
  const from = query ? `${path}?${query}` : path;

  return (
    <Link href={loginPath(locale, from)} prefetch={false} className={className}>
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
