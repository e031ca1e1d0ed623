/**
 * The header in which a storefront tells a product API for whom it asks for a login, so that the API does not count all
 * shoppers as one client. It holds for one account and is signed with the secret both know (`REVALIDATE_SECRET`); a server
 * that does not know it ignores it.
 */
export const CLIENT_HEADER = 'Storefront-Client';

/** A browser that has logged in to this account before, or the address that somebody else comes from. */
export type VouchedClient = { kind: 'device' | 'address'; key: string };

const VALUE = /^(device|address) ([\w-]{1,64}) ([\w-]{43})$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const encode = (text: string) => new TextEncoder().encode(text);

const signingKey = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), HMAC, false, ['sign', 'verify']);

const signedText = ({ kind, key }: VouchedClient, account: string) =>
  encode(JSON.stringify([CLIENT_HEADER, kind, key, account]));

/** The header's value for an account, by its e-mail in lower case. */
export async function vouchForClient(client: VouchedClient, account: string, secret: string) {
  const signature = await crypto.subtle.sign(HMAC, await signingKey(secret), signedText(client, account));
  return `${client.kind} ${client.key} ${Buffer.from(signature).toString('base64url')}`;
}

/** The client of a header that our storefront has signed for this account; undefined for any other. */
export async function findVouchedClient(header: string | undefined, account: string, secret: string) {
  const [, kind, key = '', signature = ''] = VALUE.exec(header ?? '') ?? [];
  if (kind !== 'device' && kind !== 'address') return undefined;
  const client = { kind, key } as const;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = await crypto.subtle.verify(
    HMAC,
    await signingKey(secret),
    given,
    signedText(client, account),
  );
  return isOurs ? client : undefined;
}
