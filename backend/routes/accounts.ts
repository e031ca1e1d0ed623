import type { RouteHandler } from '@hono/zod-openapi';
import { z } from 'zod';
import { normalizeEmail, registrationInputSchema } from '@/backend/accounts/account-input';
import { limitLoginAttempts, logIn, register, verifyEmail } from '@/backend/accounts/register';
import {
  describeDataResponse,
  describeErrorResponses,
  describeJsonBody,
  describeMessageResponse,
  describeRoutes,
  mailTokenParams,
} from '@/backend/http/describe-route';
import { consumeRateLimit } from '@/backend/http/limits';
import { type AppContext, type AppEnv, createRouter, getCallerIpAddress } from '@/backend/http/router';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { formatText } from '@/backend/messages/text';
import { credentialsSchema, verificationSchema } from '@/lib/contract/account';
import { SIGNED_CLIENT_HEADER } from '@/lib/contract/signed-client';

const route = describeRoutes({ tags: ['Accounts'] });

const registration = {
  summary: 'Register a customer',
  request: describeJsonBody(registrationInputSchema),
  responses: {
    201: describeMessageResponse('Registered. The confirmation email is queued'),
    ...describeErrorResponses({
      409: { emailTaken: { text: accountTexts.emailTaken, path: 'email' } },
      422: {
        incomplete: [
          { path: 'firstName', code: 'required' },
          { path: 'phone', code: 'phone' },
          { path: 'password', code: 'common_password' },
        ],
      },
      429: { tooOften: requestTexts.tooOften },
    }),
  },
};

const registerRoute = route('post', '/api/users/register', 'register', {
  ...registration,
  description:
    'Stores the registration and sends a link that confirms the address. Nobody can log in before. An address can have several registrations until one is confirmed, which deletes the others.',
});
const registerAlias = route('post', '/users', 'registerByAlias', {
  ...registration,
  description: 'An alias of `POST /api/users/register`, for storefronts that call this path.',
});

const loginRoute = route('post', '/api/users/login', 'logIn', {
  summary: 'Log in',
  description:
    'Returns the bearer token for protected routes. Wrong credentials get the same response for known and unknown addresses.',
  request: describeJsonBody(credentialsSchema),
  responses: {
    200: describeDataResponse('The bearer token, valid for 24 hours', z.object({ token: z.string() })),
    ...describeErrorResponses({
      401: {
        wrongPair: accountTexts.wrongPair,
        unverified: { text: accountTexts.unverified, path: 'email' },
      },
      422: { noPassword: [{ path: 'password', code: 'required' }] },
      429: { tooOften: requestTexts.tooOften },
    }),
  },
});

const verifyRoute = route('post', '/api/users/verify-email/{token}', 'verifyEmail', {
  summary: 'Confirm an email address',
  description:
    'The password proves that the person who opened the link also registered. A token works once, expires after 24 hours, and allows ten attempts.',
  request: { params: mailTokenParams, ...describeJsonBody(verificationSchema) },
  responses: {
    200: describeMessageResponse('Confirmed'),
    ...describeErrorResponses({
      400: { tokenDead: accountTexts.tokenDead, notJson: requestTexts.notJson },
      401: { wrongPassword: { text: accountTexts.wrongPassword, path: 'password' } },
      422: { noPassword: [{ path: 'password', code: 'required' }] },
      429: { tooOften: requestTexts.tooOften },
    }),
  },
});

const handleRegistration: RouteHandler<typeof registerRoute, AppEnv> = async (c) => {
  const { dependencies, limits, locale } = c.var;
  const registration = c.req.valid('json');
  c.set('account', registration.email);
  await consumeRateLimit(limits.registrations, registration.email);
  await register(dependencies, { ...registration, locale });
  return c.json({ message: formatText(accountTexts.registered, locale) }, 201);
};

function callerOf(c: AppContext) {
  const { limits, dependencies } = c.var;
  const secret = dependencies.config.storefront?.secret;
  return { limits, address: getCallerIpAddress(c), vouched: c.req.header(SIGNED_CLIENT_HEADER), secret };
}

export const accountRoutes = createRouter()
  .openapi(registerRoute, handleRegistration)
  .openapi(registerAlias, handleRegistration)
  .openapi(loginRoute, async (c) => {
    const { db, now } = c.var.dependencies;
    const credentials = c.req.valid('json');
    c.set('account', normalizeEmail(credentials.email));
    const token = await limitLoginAttempts(callerOf(c), credentials.email, () =>
      logIn(db, credentials, now()),
    );
    return c.json({ data: { token }, message: formatText(accountTexts.loggedIn, c.var.locale) }, 200);
  })
  .openapi(verifyRoute, async (c) => {
    const { dependencies, limits } = c.var;
    const { token } = c.req.valid('param');
    await verifyEmail(dependencies, { token, password: c.req.valid('json').password, limits });
    return c.json({ message: formatText(accountTexts.verified, c.var.locale) }, 200);
  });
