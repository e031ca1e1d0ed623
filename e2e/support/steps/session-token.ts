import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { unsealData } from 'iron-session';
import { SESSION_SECRET, SHOP } from '@/e2e/support/servers/environments';

/** The bearer token inside the sealed cookie: what no page may ever see, taken out with the shop's own key. */
export async function sessionToken(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(SHOP.siteUrl);
  const seal = cookies.find(({ name }) => name === 'segara_session')?.value ?? '';
  const { token } = await unsealData<{ token?: string }>(seal, { password: SESSION_SECRET });
  expect(token, 'the token in the cookie').toEqual(expect.any(String));
  return token ?? '';
}

/** Ends the session at the product API alone: the shop's cookie goes on as if nothing had happened. */
export async function endSessionUpstream(context: BrowserContext): Promise<void> {
  const authorization = `Bearer ${await sessionToken(context)}`;
  const answer = await context.request.delete(`${SHOP.apiUrl}/api/users/logout`, {
    headers: { authorization },
  });
  expect(answer.status()).toBe(200);
}
