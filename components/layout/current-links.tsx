'use client';

import type { ReactNode } from 'react';
import { CurrentLink } from './current-link';

/** A link's words and its address, with the language. A pair: the frame's links are in every page, twice. */
type WordedLink = readonly [words: string, href: string];

type CurrentLinksProps = {
  links: readonly WordedLink[];
  className?: string | undefined;
  linkClassName?: string | undefined;
  label?: string | undefined;
  /** More of the list, of another kind. */
  children?: ReactNode;
};

/**
 * A list of links. A client component because its pairs are a third of what the list itself would be in the page's
 * second telling for the browser.
 */
export function CurrentLinks({ links, className, linkClassName, label, children }: CurrentLinksProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map(([words, href]) => (
        <li key={words}>
          <CurrentLink href={href} className={linkClassName}>
            {words}
          </CurrentLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
