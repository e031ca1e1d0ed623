import { createRoute } from '@hono/zod-openapi';
import { endAccessToken } from '@/backend/accounts/access-token';
import { findProfile } from '@/backend/accounts/find-profile';
import { requireCustomer } from '@/backend/accounts/require-customer';
import { saveAddress } from '@/backend/accounts/save-address';
import { answers, BEARER, jsonBody, refusals, says } from '@/backend/http/answers';
import type { CustomerEnv } from '@/backend/http/app-env';
import { Failure } from '@/backend/http/failure';
import { createRouter } from '@/backend/http/router';
import { accountTexts } from '@/backend/messages/account-texts';
import { requestTexts } from '@/backend/messages/request-texts';
import { say } from '@/backend/messages/text';
import { addressSchema, profileSchema } from '@/lib/contract/account';

const logout = createRoute({
  method: 'delete',
  path: '/api/users/logout',
  summary: 'Sign out: the token is dead from then on',
  security: BEARER,
  middleware: requireCustomer,
  responses: { 200: says('Signed out'), ...refusals(401) },
});

const profile = createRoute({
  method: 'get',
  path: '/api/users/profile',
  summary: 'Who is signed in',
  security: BEARER,
  middleware: requireCustomer,
  responses: { 200: answers('The customer', profileSchema), ...refusals(401) },
});

const address = createRoute({
  method: 'post',
  path: '/api/users/address',
  summary: 'Keep the shipping address, in place of the former one',
  security: BEARER,
  middleware: requireCustomer,
  request: jsonBody(addressSchema),
  responses: { 200: says('Kept'), ...refusals(401, 422) },
});

/** What a signed-in customer can do about the account. */
export const profileRoutes = createRouter<CustomerEnv>()
  .openapi(logout, async (c) => {
    await endAccessToken(c.var.dependencies.db, c.var.tokenHash);
    return c.json({ message: say(accountTexts.loggedOut, c.var.locale) }, 200);
  })
  .openapi(profile, async (c) => {
    const data = await findProfile(c.var.dependencies.db, c.var.customerId);
    if (!data) throw new Failure(401, requestTexts.unauthenticated);
    return c.json({ data }, 200);
  })
  .openapi(address, async (c) => {
    const { db, now } = c.var.dependencies;
    await saveAddress(db, c.var.customerId, c.req.valid('json'), now());
    return c.json({ message: say(accountTexts.addressSaved, c.var.locale) }, 200);
  });
