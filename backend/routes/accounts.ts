import { createRoute, type RouteHandler } from '@hono/zod-openapi';
import { z } from 'zod';
import { logIn } from '@/backend/accounts/log-in';
import { register } from '@/backend/accounts/register';
import { registrationInputSchema } from '@/backend/accounts/registration';
import { verifyEmail } from '@/backend/accounts/verify-email';
import { answers, jsonBody, refusals, says } from '@/backend/http/answers';
import type { AppEnv } from '@/backend/http/app-env';
import { createRouter } from '@/backend/http/router';
import { accountTexts } from '@/backend/messages/account-texts';
import { say } from '@/backend/messages/text';
import { credentialsSchema, verificationSchema } from '@/lib/contract/account';

const registration = {
  method: 'post',
  summary: 'Register a customer',
  request: jsonBody(registrationInputSchema),
  responses: { 201: says('Registered; a mail is on its way'), ...refusals(409, 422) },
} as const;

const registerRoute = createRoute({ ...registration, path: '/api/users/register' });
const registerAlias = createRoute({ ...registration, path: '/users' });

const loginRoute = createRoute({
  method: 'post',
  path: '/api/users/login',
  summary: 'Sign in',
  request: jsonBody(credentialsSchema),
  responses: {
    200: answers('The bearer token, good for 24 hours', z.object({ token: z.string() })),
    ...refusals(401, 422),
  },
});

const verifyRoute = createRoute({
  method: 'post',
  path: '/api/users/verify-email/{token}',
  summary: 'Confirm an address by the token of the mail',
  request: { params: z.object({ token: z.string() }), ...jsonBody(verificationSchema) },
  responses: { 200: says('Confirmed'), ...refusals(400, 401, 422) },
});

const answerRegistration: RouteHandler<typeof registerRoute, AppEnv> = async (c) => {
  const { dependencies, locale } = c.var;
  await register(dependencies, { ...c.req.valid('json'), locale });
  return c.json({ message: say(accountTexts.registered, locale) }, 201);
};

/** Becoming a customer and signing in. */
export const accountRoutes = createRouter()
  .openapi(registerRoute, answerRegistration)
  .openapi(registerAlias, answerRegistration)
  .openapi(loginRoute, async (c) => {
    const { db, now } = c.var.dependencies;
    const token = await logIn(db, c.req.valid('json'), now());
    return c.json({ data: { token }, message: say(accountTexts.loggedIn, c.var.locale) }, 200);
  })
  .openapi(verifyRoute, async (c) => {
    const { db, now } = c.var.dependencies;
    await verifyEmail(db, c.req.valid('param').token, c.req.valid('json').password, now());
    return c.json({ message: say(accountTexts.verified, c.var.locale) }, 200);
  });
