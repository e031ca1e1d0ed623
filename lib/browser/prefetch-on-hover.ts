import { preinit } from 'react-dom';

/** Delay in milliseconds, longer than a pointer needs to cross a link. */
const DWELL_MS = 65;

/** Only browsers with a data saver mode have `connection`. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/** The first product of a listing. Rows on product pages and profiles are excluded. */
const LISTED_PRODUCT = 'main li > article h3 > a:not([data-row] *)';

/** Returns the link to another page of the shop under the pointer. Links to files are ignored. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === location.origin && !link.target && !link.pathname.includes('.');
  return isPage && link.pathname !== location.pathname ? link : undefined;
}

/**
 * Applies the style sheets of prefetched pages, which Next.js only preloads. Otherwise, a navigation would wait until
 * they are parsed and the styles of the document are computed again.
 */
function applyPreloadedStyles(): void {
  for (const sheet of document.querySelectorAll('link[rel=preload][as=style]'))
    preinit(sheet.getAttribute('href') ?? '', { as: 'style', precedence: 'next' });
}

/**
 * Prefetches the page of a link when the pointer rests on it, or a finger touches it without scrolling. On
 * the first event in a listing, one product page is prefetched, because all product pages have the same
 * scripts and style sheets. Does nothing in data saver mode.
 * @param first the event that loaded this module, which may already be over a link
 */
export function prefetchOnHover(prefetch: (href: string) => void, first: PointerEvent): void {
  const { connection }: Device = navigator;
  if (connection?.saveData) return;
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const onPointer = ({ type, target }: PointerEvent) => {
    clearTimeout(dwell);
    const link = type === 'pointerover' ? pageLinkAt(target) : undefined;
    if (!link) return;
    dwell = setTimeout(() => {
      applyPreloadedStyles();
      prefetch(link.href);
    }, DWELL_MS);
  };
  const listed = document.querySelector<HTMLAnchorElement>(LISTED_PRODUCT);
  if (listed) prefetch(listed.href);
  onPointer(first);
  addEventListener('pointerover', onPointer);
  addEventListener('pointercancel', onPointer);
}
