// Plain JavaScript, because next.config.mjs imports this file without a TypeScript loader.

/** @typedef {{ SITE_URL?: string, MIDTRANS_CLIENT_KEY?: string | undefined, MIDTRANS_API_URL?: string, MIDTRANS_SNAP_JS_URL?: string }} Site */
/** @typedef {[name: string, value: string]} Header */

export const CSP_HEADER = 'content-security-policy';

/** Browser features that no page of the shop needs. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Pages whose address contains a secret from an email. */
const TOKEN_PAGES = '(?:id/)?(?:verify-email|reset-password)';
/**
 * Returns the hosts of the payment provider. The checkout opens on every page, so every page allows them. The development
 * provider is proxied under /payment and needs none.
 * @param {Site} site
 */
export function listPaymentHosts(site) {
  if (!site.MIDTRANS_CLIENT_KEY) return [];
  const api = site.MIDTRANS_API_URL || 'https://app.sandbox.midtrans.com';
  const script = new URL(site.MIDTRANS_SNAP_JS_URL || `${api}/snap/snap.js`);
  const hosts = new Set([new URL(api).origin, script.origin]);
  if (script.hostname.endsWith('midtrans.com')) {
    const domain = script.hostname.replace(/^app\./, '');
    for (const part of ['app', 'api', 'snap-assets']) hosts.add(`https://${part}.${domain}`);
    hosts.add('https://pay.google.com').add('https://gwk.gopayapi.com');
  }
  return [...hosts];
}

/** @param {Site} site */
const isSecure = (site) => site.SITE_URL?.startsWith('https:') === true;

/**
 * Returns the rules for styles and Trusted Types. They are not strict in a shop with the payment provider,
 * whose script inserts its own style sheets and HTML (lib/browser/trusted-types.ts).
 * @param {boolean} isStrict
 * @param {string[]} styles
 */
const codeRules = (isStrict, styles) =>
  isStrict
    ? [
        `style-src ${["'self'", ...styles].join(' ')}`,
        // React writes `style` attributes. Allowing them is safe, because an attribute styles only its own
        // element.
        "style-src-attr 'unsafe-inline'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]
    : ["style-src 'self' 'unsafe-inline'"];

/**
 * Returns the Content-Security-Policy of a page.
 * @param {Site} site
 * @param {{ scripts?: string[], styles?: string[], connect?: string[], isStrict?: boolean }} [options] `scripts` and
 * `styles`: sources in addition to the shop's origin and the payment provider, usually the hashes of the page's inline
 * scripts and styles
 */
export function contentSecurityPolicy(
  site,
  { scripts = [], styles = [], connect = [], isStrict = true } = {},
) {
  const payment = listPaymentHosts(site);
  const own = ["'self'", ...payment].join(' ');
  // Product images may be on any host. A shop without TLS also allows hosts without TLS.
  const images = isSecure(site) ? ['https:'] : ['http:', 'https:'];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...payment].join(' ')}`,
    "script-src-attr 'none'",
    ...codeRules(isStrict && payment.length === 0, styles),
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${[own, ...connect].join(' ')}`,
    `frame-src ${own}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure(site) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Returns the headers that every response has, except for its Content-Security-Policy.
 * @param {Site} site
 * @returns {Header[]}
 */
function commonHeaders(site) {
  const hosts = listPaymentHosts(site);
  const denied = DENIED_FEATURES.map((feature) => `${feature}=()`);
  const payment = ['self', ...hosts.map((host) => JSON.stringify(host))].join(' ');
  /** @type {Header[]} */
  const headers = [
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', [...denied, `payment=(${payment})`].join(', ')],
    // The payment provider opens windows for a wallet or bank, which must be able to message their opener.
    ['cross-origin-opener-policy', hosts.length === 0 ? 'same-origin' : 'same-origin-allow-popups'],
  ];
  if (isSecure(site)) headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains']);
  return headers;
}

/**
 * Returns whether a document has its own policy: the live map of a store (lib/stores/map-document.ts), and the pages of
 * the development payment provider, which the shop shows in an iframe.
 * @param {string} url
 */
export const hasOwnCsp = (url) => /^\/(?:payment\/|store\/(?:[^/]+\/)?map\.html(?:\?|$))/.test(url);

const tokenPage = new RegExp(`^/${TOKEN_PAGES}(?=[/?]|$)`, 'i');
/** Files that other sites may embed: images, feeds and files at the root. */
const publicFile = /^\/(?:images|pictures|media|films|feeds|_next\/image|[^/?]+\.[a-z]+(?:\?|$))/;

/**
 * Returns a function that lists the headers of a response by its path, except for its Content-Security-Policy.
 * @param {Site} site
 * @returns {(path: string) => Header[]}
 */
export function securityHeaders(site) {
  const common = commonHeaders(site);
  return (path) => [
    ...common,
    ['referrer-policy', tokenPage.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ['cross-origin-resource-policy', publicFile.test(path) ? 'cross-origin' : 'same-origin'],
  ];
}

/**
 * Returns the security headers for `headers()` of next.config.mjs. Their policy allows inline scripts,
 * because Next.js cannot list the hashes of a static page's scripts. The shop's own server replaces the
 * policy by a strict one (server/finished-response.ts).
 * @param {Site} site
 * @param {boolean} isDev
 */
export function nextConfigHeaders(site, isDev) {
  const policy = contentSecurityPolicy(site, {
    scripts: ["'unsafe-inline'", ...(isDev ? ["'unsafe-eval'"] : [])],
    connect: isDev ? ['ws:'] : [],
    isStrict: false,
  });
  /** @param {string} source @param {Header[]} headers */
  const rule = (source, headers) => ({ source, headers: headers.map(([key, value]) => ({ key, value })) });
  return [
    rule('/:path*', securityHeaders(site)('/')),
    // All paths except those of `hasOwnCsp`.
    rule('/((?!payment/|store/(?:[^/]+/)?map\\.html).*)', [[CSP_HEADER, policy]]),
    rule(`/(${TOKEN_PAGES})`, [['referrer-policy', 'no-referrer']]),
    rule(`/((?:images|pictures|media|films|feeds|_next/image)(?:/.*)?|[^/]+\\.[a-z]+)`, [
      ['cross-origin-resource-policy', 'cross-origin'],
    ]),
  ];
}
