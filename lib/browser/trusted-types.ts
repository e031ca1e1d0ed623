/** Scripts that pages may load: the build's own files and the development payment provider. */
const OWN_SCRIPTS = /^\/(_next\/static\/|payment\/snap\.js$)/;
/** Where a script element comes from in React: it is empty. */
const EMPTY_SCRIPT = '<script></script>';

type PolicyFactory = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
};

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/** An empty script element is the only markup that is ever made of a text. */
export const trustedHtml = (markup: string): string | null => (markup === EMPTY_SCRIPT ? markup : null);

/** The only text in a script is structured data; whatever parses as JSON does nothing when it is run. */
export function trustedScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** A script's address is of this origin, and of the shop's own parts. */
export function trustedScriptUrl(address: string): string | null {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && OWN_SCRIPTS.test(pathname) ? address : null;
}

/**
 * Says which texts may become code, where the page's policy asks for it (`require-trusted-types-for`): what is refused
 * here throws in whoever tried. Neither Next's loader nor React marks what it makes itself, so this is the default policy.
 */
export function trustOwnCode(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: trustedHtml,
    createScript: trustedScript,
    createScriptURL: trustedScriptUrl,
  });
}
