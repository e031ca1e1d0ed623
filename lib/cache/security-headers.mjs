// @ts-check
import { paymentHosts } from './content-security-policy.mjs';

/** What no page of a shop needs, nor anybody's frame in one. */
const NEVER_ASKED = [
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

/** Pages whose address holds a secret out of a mail: it is told to nobody, in no language. */
const SECRET_PAGE = /^(\/id)?\/(verify-email|reset-password)(?=[/?]|$)/i;

/** @param {string[]} hosts of the payment provider, whose frame may open the browser's own payment sheet */
function permissionsPolicy(hosts) {
  const denied = NEVER_ASKED.map((feature) => `${feature}=()`);
  const payment = ['self', ...hosts.map((host) => JSON.stringify(host))].join(' ');
  return [...denied, `payment=(${payment})`].join(', ');
}

/**
 * What every answer carries beside the policy, which each page has of its own. Set by the server and not by
 * next.config.mjs, so that what it answers before Next has them too, and no page pays for matching a pattern.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {[name: string, value: string][]}
 */
export function securityHeaders(environment = process.env) {
  const hosts = paymentHosts(environment);
  const isSecure = environment.SITE_URL?.startsWith('https:');
  /** @type {[string, string][]} */
  const whenSecure = [['strict-transport-security', 'max-age=63072000; includeSubDomains']];
  return [
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', permissionsPolicy(hosts)],
    // A provider's frame opens windows of its own, for a wallet or the bank, and has to hear from them.
    ['cross-origin-opener-policy', hosts.length === 0 ? 'same-origin' : 'same-origin-allow-popups'],
    ...(isSecure ? whenSecure : []),
  ];
}

/**
 * Who else may show an answer: pictures and what is read by machines stand on other sites too, nothing else does.
 * @param {string} address as it was asked for
 */
export function resourcePolicy(address) {
  return /^\/(images|pictures|share|films|feeds|_next\/image|[^/?]+\.[a-z]+(\?|$))/.test(address)
    ? 'cross-origin'
    : 'same-origin';
}

/**
 * How much of a page's address others are told.
 * @param {string} address as it was asked for
 */
export function referrerPolicy(address) {
  return SECRET_PAGE.test(address) ? 'no-referrer' : 'strict-origin-when-cross-origin';
}
