import { addressInputSchema, phoneInputSchema } from '@/backend/accounts/account-input';
import { describeCustomerRoutes, revokeAccessToken } from '@/backend/accounts/credentials';
import {
  addressResponseSchema,
  changeProfile,
  findAddress,
  findProfile,
  profileResponseSchema,
  saveAddress,
} from '@/backend/accounts/profile';
import {
  describeDataResponse,
  describeErrorResponses,
  describeJsonBody,
  describeMessageResponse,
  makeNullable,
} from '@/backend/http/describe-route';
import { Failure } from '@/backend/http/failure';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { formatText } from '@/backend/messages/text';
import { profileChangesSchema } from '@/lib/contract/account';

const route = describeCustomerRoutes('Profile');

const logout = route('delete', '/api/users/logout', 'logOut', {
  tags: ['Accounts'],
  summary: 'Log out',
  description: 'Revokes the token. Other tokens of the customer stay valid.',
  responses: { 200: describeMessageResponse('Logged out'), ...describeErrorResponses(401) },
});

const profile = route('get', '/api/users/profile', 'getProfile', {
  summary: 'Get the profile',
  description: 'Name, email address and phone number of the customer.',
  responses: {
    200: describeDataResponse('The customer', profileResponseSchema),
    ...describeErrorResponses(401),
  },
});

const profileChange = route('patch', '/api/users/profile', 'changeProfile', {
  summary: 'Change the name or phone number',
  description: 'Accepts any of the three fields. Existing orders do not change.',
  request: describeJsonBody(profileChangesSchema.extend({ phone: phoneInputSchema.optional() })),
  responses: {
    200: describeDataResponse('The customer', profileResponseSchema),
    ...describeErrorResponses(401, { 422: { noNumber: [{ path: 'phone', code: 'phone' }] } }),
  },
});

const storedAddress = route('get', '/api/users/address', 'findAddress', {
  summary: 'Get the shipping address',
  description: 'The address for the next order, or null.',
  responses: {
    200: describeDataResponse('The address', makeNullable(addressResponseSchema)),
    ...describeErrorResponses(401),
  },
});

const address = route('post', '/api/users/address', 'saveAddress', {
  summary: 'Save the shipping address',
  description: 'Replaces the stored address. Existing orders do not change.',
  request: describeJsonBody(addressInputSchema),
  responses: {
    200: describeMessageResponse('Stored'),
    ...describeErrorResponses(401, {
      422: {
        incomplete: [{ path: 'postalCode', code: 'required' }],
        unknownProvince: [{ path: 'province', code: 'province' }],
      },
    }),
  },
});

export const profileRoutes = createRouter<CustomerEnv>()
  .openapi(logout, async (c) => {
    await revokeAccessToken(c.var.dependencies.db, c.var.tokenHash);
    return c.json({ message: formatText(accountTexts.loggedOut, c.var.locale) }, 200);
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
    return c.json({ data, message: formatText(accountTexts.profileChanged, c.var.locale) }, 200);
  })
  .openapi(storedAddress, async (c) => {
    const data = (await findAddress(c.var.dependencies.db, c.var.customerId)) ?? null;
    return c.json({ data }, 200);
  })
  .openapi(address, async (c) => {
    const { db, now } = c.var.dependencies;
    await saveAddress(db, c.var.customerId, c.req.valid('json'), now());
    return c.json({ message: formatText(accountTexts.addressSaved, c.var.locale) }, 200);
  });
