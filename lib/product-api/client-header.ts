import 'server-only';
import { createHmac } from 'node:crypto';
import { CLIENT_HEADER, vouchForClient } from '@/lib/contract/vouched-client';
import { env } from '@/lib/env';

/** Who wants to log in: a browser by its device cookie, else the address that asks. */
export type Client = { device: string | undefined; address: string };

/** The key is a hash: where our shoppers come from is no business of the other server's log. */
function addressKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}

/** For whom a login is asked for, signed; nothing where no secret is shared with the product API. */
export async function clientHeader(
  { device, address }: Client,
  email: string,
): Promise<Record<string, string>> {
  const secret = env.REVALIDATE_SECRET;
  if (!secret) return {};
  const client = device
    ? ({ kind: 'device', key: device } as const)
    : ({ kind: 'address', key: addressKey(address, secret) } as const);
  return { [CLIENT_HEADER]: await vouchForClient(client, email.trim().toLowerCase(), secret) };
}
