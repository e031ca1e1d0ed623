'use client';

import Link, { useLinkStatus } from 'next/link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  clearNextListingState,
  getNextListingState,
  type NextListingState,
  setNextListingState,
} from '@/components/hooks/navigation';

type ListingLinkProps = {
  href: string;
  /** The path of the listing. */
  path: string;
  focus: NonNullable<NextListingState['focus']>;
  /** Keeps the scroll position. */
  stays?: boolean;
  /** Replaces the history entry, so that Back leaves the listing. */
  replaces?: boolean;
  label?: string | undefined;
  rel?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to the same listing with another query, which moves the focus to the changed part. */
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
      onNavigate={() => setNextListingState({ path, focus })}
    >
      {children}
      <Waiting />
    </Link>
  );
}

/** Exposes the pending state of the link to the style sheet. */
function Waiting() {
  return useLinkStatus().pending ? <span data-busy hidden /> : null;
}

type ListingAnnouncementProps = {
  /** The path of the listing. */
  path: string;
  results: string;
  /** The announcement after more products were added to the list. */
  more: string;
};

/**
 * A polite live region that announces the effect of a filter after a navigation within the listing. It also
 * moves the focus to `data-results`, or into `data-first-new`, the first product that was not on the previous
 * page.
 */
export function ListingAnnouncement({ path, results, more }: ListingAnnouncementProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const arrival = getNextListingState(path);
    if (!arrival) return;
    clearNextListingState();
    const listing = ref.current?.parentElement;
    if (arrival.focus === 'results') listing?.querySelector<HTMLElement>('[data-results]')?.focus();
    if (arrival.focus === 'firstNew')
      listing?.querySelector<HTMLElement>('[data-first-new] a')?.focus({ preventScroll: true });
    // Live regions announce changes but not their initial content.
    const saying = setTimeout(() => setText(arrival.focus === 'firstNew' ? more : results), 100);
    return () => clearTimeout(saying);
  }, [path, results, more]);

  return (
    <p ref={ref} role="status" className="visuallyHidden">
      {text}
    </p>
  );
}
