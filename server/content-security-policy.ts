import { type Env, env } from '@/lib/env';

type Site = Pick<Env, 'SITE_URL' | 'MIDTRANS_CLIENT_KEY' | 'MIDTRANS_API_URL' | 'MIDTRANS_SNAP_JS_URL'>;

/**
 * The payment provider's hosts. The checkout opens on every page, so every page names them. The development provider is
 * reached through our own origin and needs none.
 */
export function paymentHosts(site: Site = env): string[] {
  if (!site.MIDTRANS_CLIENT_KEY) return [];
  const script = new URL(site.MIDTRANS_SNAP_JS_URL);
  const hosts = new Set([new URL(site.MIDTRANS_API_URL).origin, script.origin]);
  if (script.hostname.endsWith('midtrans.com')) {
    const domain = script.hostname.replace(/^app\./, '');
    for (const part of ['app', 'api', 'snap-assets']) hosts.add(`https://${part}.${domain}`);
    hosts.add('https://pay.google.com').add('https://gwk.gopayapi.com');
  }
  return [...hosts];
}

/** Whether visitors reach the shop by TLS. */
export const isSecure = ({ SITE_URL }: Pick<Site, 'SITE_URL'>): boolean => SITE_URL.startsWith('https:');

/**
 * Where every script is ours: no sheet but ours and the page's own by their hashes, and Trusted Types by the rules of
 * `lib/browser/trusted-types.ts`. What a provider's script does in the page is its own: it may bring a sheet.
 */
function codeRules(styleHashes: string[], isOwnCode: boolean): string[] {
  if (!isOwnCode) return ["style-src 'self' 'unsafe-inline'"];
  return [
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    // React writes `style` attributes; they cannot choose what they apply to.
    "style-src-attr 'unsafe-inline'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
}

type Page = {
  scriptHashes?: string[];
  styleHashes?: string[];
  /** In development: pages are streamed there, and have no hashes. */
  nonce?: string | undefined;
};

/**
 * The strict policy of a page: scripts of our own origin, the page's own inline scripts by their hashes, and the payment
 * provider. Never `'unsafe-inline'` or, for visitors, `'unsafe-eval'` for scripts.
 */
export function contentSecurityPolicy(
  { scriptHashes = [], styleHashes = [], nonce }: Page = {},
  site: Site = env,
): string {
  const payment = paymentHosts(site);
  const own = ["'self'", ...payment].join(' ');
  // Pictures of a catalogue may lie anywhere; a shop without TLS has nothing to lose by those that came without.
  const pictures = isSecure(site) ? ['https:'] : ['http:', 'https:'];
  // In development Next evaluates code for its stack traces.
  const scripts = nonce ? [`'nonce-${nonce}'`, "'unsafe-eval'"] : scriptHashes;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...payment].join(' ')}`,
    `script-src-attr 'none'`,
    ...codeRules(styleHashes, payment.length === 0 && !nonce),
    `img-src ${["'self'", 'data:', 'blob:', ...pictures].join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    `connect-src ${own}`,
    `frame-src ${own}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure(site) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
