import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { changePassword } from '@/backend/accounts/change-password';
import { newPasswordSchema } from '@/backend/accounts/new-password';
import { requireFormerCustomer } from '@/backend/accounts/require-customer';
import { resetPassword } from '@/backend/accounts/reset-password';
import { answers, BEARER, jsonBody, refusals, says } from '@/backend/http/answers';
import type { CustomerEnv } from '@/backend/http/app-env';
import { createRouter } from '@/backend/http/router';
import { accountTexts } from '@/backend/messages/account-texts';
import { say } from '@/backend/messages/text';
import { passwordChangeSchema, passwordResetSchema } from '@/lib/contract/account';

const tokenSchema = z.object({ token: z.string() });

const resetRoute = createRoute({
  method: 'post',
  path: '/api/users/password/reset/{token}',
  summary: 'Choose a new password by the token of the mail; every sign-in ends',
  request: {
    params: z.object({ token: z.string() }),
    ...jsonBody(passwordResetSchema.extend({ password: newPasswordSchema })),
  },
  responses: { 200: says('Changed'), ...refusals(400, 422) },
});

const changeRoute = createRoute({
  method: 'put',
  path: '/api/users/password',
  summary: 'Choose a new password; every sign-in ends but that of the token in the answer',
  security: BEARER,
  middleware: requireFormerCustomer,
  request: jsonBody(passwordChangeSchema.extend({ newPassword: newPasswordSchema })),
  responses: { 200: answers('The new bearer token, good for 24 hours', tokenSchema), ...refusals(401, 422) },
});

/** New passwords: of who has forgotten the old one, and of who knows it. */
export const passwordRoutes = createRouter<CustomerEnv>()
  .openapi(resetRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { token } = c.req.valid('param');
    await resetPassword(dependencies, { token, password: c.req.valid('json').password, locale });
    return c.json({ message: say(accountTexts.passwordReset, locale) }, 200);
  })
  .openapi(changeRoute, async (c) => {
    const { dependencies, ...caller } = c.var;
    const token = await changePassword(dependencies, caller, c.req.valid('json'));
    return c.json({ data: { token }, message: say(accountTexts.passwordChanged, c.var.locale) }, 200);
  });
