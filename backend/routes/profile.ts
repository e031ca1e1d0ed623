import { addressInputSchema, phoneInputSchema } from '@/backend/accounts/account-input';
import { describeCustomerRoutes, endAccessToken } from '@/backend/accounts/credentials';
import {
  addressAnswerSchema,
  changeProfile,
  findAddress,
  findProfile,
  profileAnswerSchema,
  saveAddress,
} from '@/backend/accounts/profile';
import { answers, jsonBody, orNull, refusals, says } from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { say } from '@/backend/messages/text';
import { profileChangesSchema } from '@/lib/contract/account';

const route = describeCustomerRoutes('Profile');

const logout = route('delete', '/api/users/logout', 'logOut', {
  tags: ['Accounts'],
  summary: 'Sign out',
  description: 'The token is dead from then on; other tokens of the customer live on.',
  responses: { 200: says('Signed out'), ...refusals(401) },
});

const profile = route('get', '/api/users/profile', 'getProfile', {
  summary: 'Who is signed in',
  description: 'Name, address of mail and number of the customer.',
  responses: { 200: answers('The customer', profileAnswerSchema), ...refusals(401) },
});

const profileChange = route('patch', '/api/users/profile', 'changeProfile', {
  summary: 'Change name or number',
  description: 'Takes any of the three fields. Earlier orders stay as they are.',
  request: jsonBody(profileChangesSchema.extend({ phone: phoneInputSchema.optional() })),
  responses: {
    200: answers('The customer', profileAnswerSchema),
    ...refusals(401, { 422: { noNumber: [{ path: 'phone', code: 'phone' }] } }),
  },
});

const storedAddress = route('get', '/api/users/address', 'findAddress', {
  summary: 'The stored shipping address',
  description: 'The one that the next order goes to; null when there is none.',
  responses: { 200: answers('The address', orNull(addressAnswerSchema)), ...refusals(401) },
});

const address = route('post', '/api/users/address', 'saveAddress', {
  summary: 'Store a shipping address',
  description: 'Replaces the former one. Earlier orders stay as they are.',
  request: jsonBody(addressInputSchema),
  responses: {
    200: says('Stored'),
    ...refusals(401, {
      422: {
        incomplete: [{ path: 'postalCode', code: 'required' }],
        unknownProvince: [{ path: 'province', code: 'province' }],
      },
    }),
  },
});

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
  .openapi(profileChange, async (c) => {
    const { db, now } = c.var.dependencies;
    const data = await changeProfile(db, c.var.customerId, c.req.valid('json'), now());
    if (!data) throw new Failure(401, requestTexts.unauthenticated);
    return c.json({ data, message: say(accountTexts.profileChanged, c.var.locale) }, 200);
  })
  .openapi(storedAddress, async (c) => {
    const data = (await findAddress(c.var.dependencies.db, c.var.customerId)) ?? null;
    return c.json({ data }, 200);
  })
  .openapi(address, async (c) => {
    const { db, now } = c.var.dependencies;
    await saveAddress(db, c.var.customerId, c.req.valid('json'), now());
    return c.json({ message: say(accountTexts.addressSaved, c.var.locale) }, 200);
  });
