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

/** To the same listing under another query; the focus goes on there to what has changed. A plain link without script. */
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

/** Says to the style sheet that the page is on its way. */
function Waiting() {
  return useLinkStatus().pending ? <span data-busy hidden /> : null;
}
