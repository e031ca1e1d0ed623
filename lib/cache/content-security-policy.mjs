// @ts-check
// Plain JavaScript, because Next loads the cache handler as it is, past its compiler.
import { createHash } from 'node:crypto';

/** Structured data is read, never run: a policy has nothing to say of it. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const SNAP_SANDBOX = 'https://app.sandbox.midtrans.com';

/**
 * The sources that the inline scripts of a finished page may run by: their SHA-256 hashes.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, script] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
    );
  }
  return [...hashes];
}

/**
 * The payment provider's hosts. The checkout opens on every page, so every page names them. The development
 * provider is reached through our own origin and needs none (decisions B3).
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
 * The strict policy of a page: scripts of our own origin, the page's own inline scripts by their hashes, and
 * the payment provider. Never `'unsafe-inline'` or `'unsafe-eval'` for scripts.
 * @param {{ scriptHashes?: string[], environment?: Record<string, string | undefined> }} [page]
 */
export function contentSecurityPolicy({ scriptHashes = [], environment = process.env } = {}) {
  const payment = paymentHosts(environment);
  const secure = environment.SITE_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  // Pictures of a catalogue may lie anywhere; those of an API without TLS are named.
  const pictures = [environment.PRODUCT_API_URL, environment.CONTENT_API_URL].flatMap((address) =>
    address ? new URL(address).origin : [],
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...payment].join(' ')}`,
    `script-src-attr 'none'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...pictures].join(' ')}`,
    "font-src 'self'",
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
