/** In the card of the product, which the page before may have shown. */
function pictureOfCard(path: string): HTMLElement | null | undefined {
  const links = [...document.links].filter((link) => link.pathname === path);
  const card = links.map((link) => link.closest('article')).find((article) => article?.checkVisibility());
  return card?.querySelector('picture');
}

/** Resolves when the page before is in the document: React renders a `popstate` in a microtask of its event. */
function popped(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => setTimeout(resolve), { once: true });
  });
}

/**
 * Goes back while the photo travels to the card that it came from, as it has come: React's `<ViewTransition>` animates no
 * `popstate`. The browser's own button goes back as the browser does.
 * @param goBack to a page of the shop
 */
export function travelBack(goBack: () => void): void {
  const isAble = 'startViewTransition' in document;
  if (!isAble || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    goBack();
    return;
  }
  const path = location.pathname;
  const photo = document.querySelector<HTMLElement>('main picture');
  photo?.style.setProperty('view-transition-name', 'photo');
  let picture: HTMLElement | null | undefined;
  const transition = document.startViewTransition(async () => {
    const arrived = popped();
    goBack();
    await arrived;
    photo?.style.removeProperty('view-transition-name');
    picture = pictureOfCard(path);
    picture?.style.setProperty('view-transition-name', 'photo');
  });
  transition.finished.finally(() => picture?.style.removeProperty('view-transition-name'));
}
