import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { changePassword } from '@/backend/accounts/change-password';
import { newPasswordSchema } from '@/backend/accounts/new-password';
import { requireFormerCustomer } from '@/backend/accounts/require-customer';
import { resetPassword } from '@/backend/accounts/reset-password';
import { answers, BEARER, jsonBody, refusals, says } from '@/backend/http/answers';
import type { CustomerEnv } from '@/backend/http/app-env';
import { limitWrong } from '@/backend/http/limits';
import { mailTokenParams } from '@/backend/http/path-params';
import { createRouter } from '@/backend/http/router';
import { accountTexts } from '@/backend/messages/account-texts';
import { requestTexts } from '@/backend/messages/request-texts';
import { say } from '@/backend/messages/text';
import { PASSWORD_MIN, passwordChangeSchema, passwordResetSchema } from '@/lib/contract/account';

const tokenSchema = z.object({ token: z.string() });

const resetRoute = createRoute({
  method: 'post',
  path: '/api/users/password/reset/{token}',
  operationId: 'resetPassword',
  tags: ['Accounts'],
  summary: 'Choose a new password by the token of the mail',
  description: 'Every sign-in of the customer ends. A token works once, for an hour.',
  request: {
    params: mailTokenParams,
    ...jsonBody(passwordResetSchema.extend({ password: newPasswordSchema })),
  },
  responses: {
    200: says('Changed'),
    ...refusals({
      400: { tokenDead: accountTexts.resetDead, notJson: requestTexts.notJson },
      422: { common: [{ path: 'password', code: 'common_password' }] },
    }),
  },
});

const changeRoute = createRoute({
  method: 'put',
  path: '/api/users/password',
  operationId: 'changePassword',
  tags: ['Accounts'],
  summary: 'Choose a new password, knowing the present one',
  description:
    'Every sign-in of the customer ends, that of the caller too: the answer is the token to go on with.',
  security: BEARER,
  middleware: requireFormerCustomer,
  request: jsonBody(passwordChangeSchema.extend({ newPassword: newPasswordSchema })),
  responses: {
    200: answers('The new bearer token, good for 24 hours', tokenSchema),
    ...refusals({
      401: {
        unauthenticated: requestTexts.unauthenticated,
        wrongPassword: { text: accountTexts.wrongCurrentPassword, path: 'currentPassword' },
      },
      422: { tooShort: [{ path: 'newPassword', code: 'too_short', bound: PASSWORD_MIN }] },
      429: { tooOften: requestTexts.tooOften },
    }),
  },
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
    const { dependencies, limits, ...caller } = c.var;
    c.set('account', caller.customerId);
    // By the token: whoever has copied one must not keep the customer, under another, from changing the password.
    const token = await limitWrong(limits.wrongPasswords, `token ${caller.tokenHash}`, () =>
      changePassword(dependencies, caller, c.req.valid('json')),
    );
    return c.json({ data: { token }, message: say(accountTexts.passwordChanged, c.var.locale) }, 200);
  });
