'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { loginPath } from '@/lib/account/login-path';

type LogInLinkProps = { className: string | undefined; children: ReactNode };

/**
 * A link to the login page, which leads back to the current page. Only for the browser, because static pages are
 * rendered without a query.
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
