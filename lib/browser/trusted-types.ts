/** Scripts that pages may load: the build's own files and the development payment provider. */
const OWN_SCRIPTS = /^\/(_next\/static\/|payment\/snap\.js$)/;
/** The markup from which React creates script elements. */
const EMPTY_SCRIPT = '<script></script>';

type PolicyFactory = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
};

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/** Allows only an empty script element as markup. */
export const trustedHtml = (markup: string): string | null => (markup === EMPTY_SCRIPT ? markup : null);

/** Allows only JSON as the text of a script, because JSON has no effect when it is executed. */
export function trustedScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Allows only script URLs of this origin that belong to the shop. */
export function trustedScriptUrl(address: string): string | null {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && OWN_SCRIPTS.test(pathname) ? address : null;
}

/**
 * Registers the default Trusted Types policy, which the page's CSP requires (`require-trusted-types-for`).
 * Rejected values throw in the caller. The policy must be the default one, because the loaders of Next.js and
 * React use plain strings.
 */
export function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: trustedHtml,
    createScript: trustedScript,
    createScriptURL: trustedScriptUrl,
  });
}
