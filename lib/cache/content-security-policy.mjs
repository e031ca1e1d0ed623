// @ts-check
// Plain JavaScript, because Next loads the cache handler as it is, past its compiler.
import { createHash } from 'node:crypto';

/** Structured data is read, never run: a policy has nothing to say of it. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SNAP_SANDBOX = 'https://app.sandbox.midtrans.com';

/**
 * @param {string} html
 * @param {RegExp} pattern whose first group is what a browser hashes
 */
function hashes(html, pattern) {
  const found = [...html.matchAll(pattern)].map(([, text]) => text ?? '');
  return [...new Set(found)].map((text) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/**
 * The sources that the inline scripts of a finished page may run by: their SHA-256 hashes.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  return hashes(html, INLINE_SCRIPT);
}

/**
 * The same of its inline style sheets. Ours have none; the page that Next keeps for files that are missing has.
 * @param {string} html
 * @returns {string[]}
 */
function inlineStyleHashes(html) {
  return hashes(html, INLINE_STYLE);
}

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
  const secure = environment.SITE_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  // Pictures of a catalogue may lie anywhere; those of an API without TLS are named.
  const pictures = [environment.PRODUCT_API_URL, environment.CONTENT_API_URL].flatMap((address) =>
    address ? new URL(address).origin : [],
  );
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes, ...payment].join(' ')}`,
    `script-src-attr 'none'`,
    ...codeRules({ styleHashes, isOwnCode: payment.length === 0 }),
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...pictures].join(' ')}`,
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

/** @param {string} html a finished page */
export function policyOfPage(html) {
  return contentSecurityPolicy({
    scriptHashes: inlineScriptHashes(html),
    styleHashes: inlineStyleHashes(html),
  });
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
