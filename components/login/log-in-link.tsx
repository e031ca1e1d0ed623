'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
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
