'use client';

import Link, { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';
import { type Arrival, expectArrival } from '@/components/hooks/arrival';

type ListingLinkProps = {
  href: string;
  /** The address of the listing, without a query. */
  path: string;
  focus: NonNullable<Arrival['focus']>;
  /** Keeps the place one has scrolled to. */
  stays?: boolean;
  /** Takes the place of this page in the history, so that Back leaves the listing. */
  replaces?: boolean;
  label?: string | undefined;
  rel?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to the same listing under another query, which moves the focus there to what has changed. */
export function ListingLink(props: ListingLinkProps) {
  const { href, path, focus, stays = false, replaces = false, label, rel, className, children } = props;

  return (
    <Link
      href={href}
      prefetch={false}
      scroll={!stays}
      replace={replaces}
      rel={rel}
      aria-label={label}
      className={className}
      onNavigate={() => expectArrival({ path, focus })}
    >
      {children}
      <Waiting />
    </Link>
  );
}

/** The pending state of the link, for the style sheet. */
function Waiting() {
  return useLinkStatus().pending ? <span data-busy hidden /> : null;
}
