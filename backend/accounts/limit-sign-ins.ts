import { consume, type Limits, limitWrong } from '@/backend/http/limits';
import { findVouchedClient } from '@/lib/contract/vouched-client';
import { lowerCased } from './lower-cased';

/** Who wants to sign in. */
type Caller = {
  limits: Limits;
  address: string;
  /** What the call says of its client (`CLIENT_HEADER`), and the secret our storefront signs that with. */
  vouched: string | undefined;
  secret: string | undefined;
};

/**
 * Does a sign-in that may only fail so often: counted by the account, and the tries by where they come from. A browser that
 * has signed in to this account before, as our storefront vouches, is counted by itself alone (OWASP's device cookies): however
 * often strangers guess, its owner can sign in there.
 * @throws Failure 429, or what `signIn` throws
 */
export async function limitSignIns<T>(
  { limits, address, vouched, secret }: Caller,
  email: string,
  signIn: () => Promise<T>,
): Promise<T> {
  const account = lowerCased(email);
  const client = secret ? await findVouchedClient(vouched, account, secret) : undefined;
  if (client?.kind === 'device') return limitWrong(limits.wrongPasswords, `device ${client.key}`, signIn);
  await consume(limits.signIns, client?.key ?? address);
  return limitWrong(limits.wrongPasswords, `account ${account}`, signIn);
}
