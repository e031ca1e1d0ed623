'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/i18n/locale-path';
import { publicPath } from '@/lib/i18n/page-query';

/** Label and localised href. A tuple is short: the links of header and footer are in every RSC payload. */
type WordedLink = readonly [words: string, href: string];

type NavLinkListProps = {
  links: readonly WordedLink[];
  className?: string | undefined;
  linkClassName?: string | undefined;
  label?: string | undefined;
  /** Further items of the list. */
  children?: ReactNode;
};

/** A list of links. A client component, because the props are a third of the size of the markup in the RSC payload. */
export function NavLinkList({ links, className, linkClassName, label, children }: NavLinkListProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map(([words, href]) => (
        <li key={words}>
          <NavLink href={href} className={linkClassName}>
            {words}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

type NavLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/**
 * A link with `aria-current`: `page` on its page, `true` on pages below it. A client component, because the
 * header and footer are rendered once for all pages. Links are not prefetched, because most of them are never
 * followed.
 */
export function NavLink({ href, className, children }: NavLinkProps) {
  const [here = ''] = publicPath(splitLocale(usePathname()).path).split('?');
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
