'use client';

import { useEffect, useRef, useState } from 'react';
import { expectedArrival, forgetArrival } from '@/components/hooks/arrival';

type AnnouncementProps = {
  /** The listing's address, without a query. */
  path: string;
  results: string;
  /** Said instead when more products have been added to those that were there. */
  more: string;
};

/**
 * A polite live region that tells what a filter did, and moves the focus, for those who came from this
 * listing: to `data-results`, or into `data-first-new`, the first product that was not on the page before.
 */
export function Announcement({ path, results, more }: AnnouncementProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const arrival = expectedArrival(path);
    if (!arrival) return;
    forgetArrival();
    const listing = ref.current?.parentElement;
    if (arrival.focus === 'results') listing?.querySelector<HTMLElement>('[data-results]')?.focus();
    if (arrival.focus === 'firstNew')
      listing?.querySelector<HTMLElement>('[data-first-new] a')?.focus({ preventScroll: true });
    // Live regions announce changes, not their initial content.
    const saying = setTimeout(() => setText(arrival.focus === 'firstNew' ? more : results), 100);
    return () => clearTimeout(saying);
  }, [path, results, more]);

  return (
    <p ref={ref} role="status" className="visuallyHidden">
      {text}
    </p>
  );
}
