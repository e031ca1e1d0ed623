// @ts-check
// Plain JavaScript, because Next loads the cache handler as it is, past its compiler.
import { inlineCode } from './known-scripts.mjs';

const SNAP_SANDBOX = 'https://app.sandbox.midtrans.com';

/**
 * The payment provider's hosts. The checkout opens on every page, so every page names them. The development
 * provider is reached through our own origin and needs none.
 * @param {Record<string, string | undefined>} environment
 */
export function paymentHosts(environment) {
  if (!environment.MIDTRANS_CLIENT_KEY) return [];
  const api = new URL(environment.MIDTRANS_API_URL || SNAP_SANDBOX);
  const script = new URL(environment.MIDTRANS_SNAP_JS_URL || `${api.origin}/snap/snap.js`);
  const own = new Set([api.origin, script.origin]);
  if (script.hostname.endsWith('midtrans.com')) {
    const domain = script.hostname.replace(/^app\./, '');
    for (const part of ['app', 'api', 'snap-assets']) own.add(`https://${part}.${domain}`);
    own.add('https://pay.google.com').add('https://gwk.gopayapi.com');
  }
  return [...own];
}

/**
 * Where every script is ours: no sheet but ours and the page's own by their hashes, and no text becomes a script but by
 * the rules of `lib/trust/trust-own-code.ts`. What a provider's script does in the page is its own: it may bring a sheet.
 * @param {{ styleHashes: string[], isOwnCode: boolean }} page
 */
function codeRules({ styleHashes, isOwnCode }) {
  if (!isOwnCode) return ["style-src 'self' 'unsafe-inline'"];
  return [
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    // React writes `style` attributes; they cannot choose what they apply to.
    "style-src-attr 'unsafe-inline'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
}

/**
 * The strict policy of a page: scripts of our own origin, the page's own inline scripts by their hashes, and
 * the payment provider. Never `'unsafe-inline'` or `'unsafe-eval'` for scripts.
 * @param {{ scriptHashes?: string[], styleHashes?: string[], environment?: Record<string, string | undefined> }} [page]
 */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  environment = process.env,
} = {}) {
  const payment = paymentHosts(environment);
  const isSecure = environment.SITE_URL?.startsWith('https:');
  const secure = isSecure ? ['upgrade-insecure-requests'] : [];
  // Pictures of a catalogue may lie anywhere; a shop without TLS has nothing to lose by those that came without.
  const pictures = isSecure ? ['https:'] : ['http:', 'https:'];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes, ...payment].join(' ')}`,
    `script-src-attr 'none'`,
    ...codeRules({ styleHashes, isOwnCode: payment.length === 0 }),
    `img-src ${["'self'", 'data:', 'blob:', ...pictures].join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...payment].join(' ')}`,
    `frame-src ${["'self'", ...payment].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...secure,
  ].join('; ');
}

/**
 * The policy of a finished page, and the beginning of what it does not allow: a page in which there is such a thing is
 * not to be kept.
 * @param {string} html
 */
export function judgePage(html) {
  const { stranger, ...code } = inlineCode(html);
  return { policy: contentSecurityPolicy(code), stranger };
}

/**
 * The policy of a document of ours that has nothing in it but somebody else's map, and stands in a frame of our pages.
 * No other names the map's host.
 * @param {string} origin whose map it is
 */
export function mapDocumentPolicy(origin) {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
