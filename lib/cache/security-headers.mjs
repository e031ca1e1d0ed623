// @ts-check

/**
 * What every answer carries beside the policy, which each page has of its own. Set by the server and not by
 * next.config.mjs, so that what it answers before Next has them too, and no page pays for matching a pattern.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {[name: string, value: string][]}
 */
export function securityHeaders(environment = process.env) {
  const isSecure = environment.SITE_URL?.startsWith('https:');
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ...(isSecure
      ? [
          /** @type {[string, string]} */ ([
            'strict-transport-security',
            'max-age=63072000; includeSubDomains',
          ]),
        ]
      : []),
  ];
}
