type Variables = Record<string, string | undefined>;

type Part = 'storefront' | 'api' | 'both';

const SERVER_KEY = 'MIDTRANS_SERVER_KEY';
const CLIENT_KEY = 'MIDTRANS_CLIENT_KEY';
const WITH_HTTPS = 'when SITE_URL is https';
/** The condition under which a shop is live (`isLiveShop`), as part of error messages. */
export const LIVE_SHOP_CONDITION = `${WITH_HTTPS}, unless PAYMENTS=test`;

const isGiven = (value: string | undefined) => value !== undefined && value.trim() !== '';

export function isSandboxAddress(address: string): boolean {
  return URL.canParse(address) && /(^|\.)sandbox\.midtrans\.com$/.test(new URL(address).hostname);
}

/** Returns whether the shop is public, which means that its origin is https. */
export function isPublicSite(siteUrl: string | undefined): boolean {
  const address = siteUrl?.trim() ?? '';
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Returns whether the shop takes money from the public: it is public and not a test. */
export function isLiveShop({ SITE_URL, PAYMENTS }: Variables): boolean {
  return isPublicSite(SITE_URL) && PAYMENTS !== 'test';
}

function secretErrors({ SESSION_SECRET }: Variables, part: Part): string[] {
  if (part === 'api' || isGiven(SESSION_SECRET)) return [];
  return [`SESSION_SECRET is required ${WITH_HTTPS} (32 characters or more)`];
}

/**
 * Requires both Midtrans keys or neither, whether the shop is public or not. With one key, the page and the
 * product API would use different payment providers.
 */
function keyPairErrors(variables: Variables, part: Part): string[] {
  const [hasServer, hasClient] = [isGiven(variables[SERVER_KEY]), isGiven(variables[CLIENT_KEY])];
  if (hasServer && !hasClient) return [`${CLIENT_KEY} is required with ${SERVER_KEY}`];
  // A separate storefront does not need the secret key.
  if (hasClient && !hasServer && part !== 'storefront')
    return [`${SERVER_KEY} is required with ${CLIENT_KEY}`];
  return [];
}

function keyErrors(variables: Variables, part: Part): string[] {
  const wanted = part === 'storefront' ? [CLIENT_KEY] : [SERVER_KEY, CLIENT_KEY];
  const empty = wanted.filter((name) => variables[name] !== undefined && !isGiven(variables[name]));
  if (empty.length > 0) return empty.map((name) => `${name} is empty, but required ${LIVE_SHOP_CONDITION}`);
  if ([SERVER_KEY, CLIENT_KEY].some((name) => isGiven(variables[name]))) return [];
  const names = `${wanted.join(' and ')} ${wanted.length > 1 ? 'are' : 'is'}`;
  return [`${names} required ${LIVE_SHOP_CONDITION}: the development provider charges nothing`];
}

function sandboxErrors({
  MIDTRANS_API_URL: api = '',
  MIDTRANS_SNAP_JS_URL: script = '',
}: Variables): string[] {
  const errors = [];
  if (!isGiven(api))
    errors.push(`MIDTRANS_API_URL is required ${LIVE_SHOP_CONDITION}: without it payments go to the sandbox`);
  for (const [name, address] of Object.entries({ MIDTRANS_API_URL: api, MIDTRANS_SNAP_JS_URL: script })) {
    if (isSandboxAddress(address))
      errors.push(`${name} must not be the sandbox, which takes no real payments, ${LIVE_SHOP_CONDITION}`);
  }
  return errors;
}

function mailErrors({ SMTP_URL }: Variables, part: Part): string[] {
  if (part === 'storefront' || isGiven(SMTP_URL)) return [];
  return [`SMTP_URL is required ${LIVE_SHOP_CONDITION}: otherwise emails are only written to files`];
}

/**
 * Returns the errors in the environment that keep the shop from starting, one line each. A public shop must
 * take payments and send emails, unless it is declared as a test (`PAYMENTS=test`).
 * @param variables the raw variables, because an empty key is not the same as a missing one
 */
export function listPublicShopErrors(variables: Variables, part: Part): string[] {
  const pair = keyPairErrors(variables, part);
  if (!isPublicSite(variables.SITE_URL)) return pair;
  const secret = secretErrors(variables, part);
  if (!isLiveShop(variables)) return [...secret, ...pair];
  return [
    ...secret,
    ...pair,
    ...keyErrors(variables, part),
    ...sandboxErrors(variables),
    ...mailErrors(variables, part),
  ];
}
