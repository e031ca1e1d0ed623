'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/i18n/locale-path';
import { outerPath } from '@/lib/i18n/page-query.mjs';

type CurrentLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/**
 * A link that says when it leads to this page (`page`) or to what this page is a part of (`true`). A client leaf
 * because the frame around the pages is made once. Nothing is fetched ahead: most entries are never opened.
 */
export function CurrentLink({ href, className, children }: CurrentLinkProps) {
  const [here = ''] = outerPath(splitLocale(usePathname()).path).split('?');
  const { path: there } = splitLocale(href);
  const isWithin = here.startsWith(`${there}/`);

  return (
    <Link
      href={href}
      prefetch={false}
      className={className}
      aria-current={here === there ? 'page' : isWithin || undefined}
    >
      {children}
    </Link>
  );
}
