import 'client-only';

const NAME = 'cart-changed';

/** Tells the browser's other tabs that the cart has changed. They ask the server what it is now. */
export function tellOfCart(): void {
  try {
    window.localStorage.setItem(NAME, String(Date.now()));
  } catch {
    // A browser that stores nothing: the other tabs ask when they are looked at.
    return;
  }
}

/** Calls back when another tab has changed the cart; gives back how to stop. */
export function hearOfCart(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === NAME) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
