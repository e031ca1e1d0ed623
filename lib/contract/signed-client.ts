/**
 * Header in which the storefront tells the product API which client a login comes from. Without it, the API
 * would count all shoppers as one client. The value is valid for one account and signed with the shared
 * `REVALIDATE_SECRET`. Other servers ignore it.
 */
export const SIGNED_CLIENT_HEADER = 'Storefront-Client';

/** A browser that has logged in to this account before, or else the client's IP address. */
export type SignedClient = { kind: 'device' | 'address'; key: string };

const VALUE = /^(device|address) ([\w-]{1,64}) ([\w-]{43})$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const encode = (text: string) => new TextEncoder().encode(text);

const signingKey = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), HMAC, false, ['sign', 'verify']);

const signedText = ({ kind, key }: SignedClient, account: string) =>
  encode(JSON.stringify([SIGNED_CLIENT_HEADER, kind, key, account]));

/** Signs the header value for an account. `account` is the email address in lower case. */
export async function signClientHeader(client: SignedClient, account: string, secret: string) {
  const signature = await crypto.subtle.sign(HMAC, await signingKey(secret), signedText(client, account));
  return `${client.kind} ${client.key} ${Buffer.from(signature).toString('base64url')}`;
}

/**
 * Returns the client of a header that the storefront signed for this account, or undefined if the signature
 * is wrong.
 */
export async function verifyClientHeader(header: string | undefined, account: string, secret: string) {
  const [, kind, key = '', signature = ''] = VALUE.exec(header ?? '') ?? [];
  if (kind !== 'device' && kind !== 'address') return undefined;
  const client = { kind, key } as const;
  const given = Buffer.from(signature, 'base64url');
  const isValid = await crypto.subtle.verify(
    HMAC,
    await signingKey(secret),
    given,
    signedText(client, account),
  );
  return isValid ? client : undefined;
}
