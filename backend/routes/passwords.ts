import { z } from 'zod';
import { newPasswordSchema } from '@/backend/accounts/account-input';
import { requestMail } from '@/backend/accounts/account-jobs';
import { requireFormerCustomer } from '@/backend/accounts/credentials';
import { changePassword, resetPassword } from '@/backend/accounts/passwords';
import {
  answers,
  BEARER,
  describeRoutes,
  jsonBody,
  mailTokenParams,
  refusals,
  says,
} from '@/backend/http/answers';
import { limitWrong } from '@/backend/http/limits';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { say } from '@/backend/messages/text';
import {
  mailRequestSchema,
  PASSWORD_MIN,
  passwordChangeSchema,
  passwordResetSchema,
} from '@/lib/contract/account';

const route = describeRoutes({ tags: ['Accounts'] });

/** Requests an email. The response does not reveal whether the address is known. */
const mailRequest = {
  description: 'Answers the same, and as fast, whether the address is known or not.',
  request: jsonBody(mailRequestSchema),
  responses: {
    202: says('A mail goes out if the address is a customer’s'),
    ...refusals({ 422: { noAddress: [{ path: 'email', code: 'email' }] } }),
  },
};
const resendRoute = route('post', '/api/users/resend-verification', 'resendVerification', {
  ...mailRequest,
  summary: 'Ask for another link to confirm an address',
});
const forgotRoute = route('post', '/api/users/password/forgot', 'requestPasswordReset', {
  ...mailRequest,
  summary: 'Ask for a link to choose a new password',
});

const tokenSchema = z.object({ token: z.string() });

const resetRoute = route('post', '/api/users/password/reset/{token}', 'resetPassword', {
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

const changeRoute = route('put', '/api/users/password', 'changePassword', {
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

export const passwordRoutes = createRouter<CustomerEnv>()
  .openapi(resendRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const request = { ...c.req.valid('json'), kind: 'verification', locale } as const;
    await requestMail(dependencies.db, request, dependencies.now());
    return c.json({ message: say(accountTexts.verificationRequested, locale) }, 202);
  })
  .openapi(forgotRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const request = { ...c.req.valid('json'), kind: 'reset', locale } as const;
    await requestMail(dependencies.db, request, dependencies.now());
    return c.json({ message: say(accountTexts.resetRequested, locale) }, 202);
  })
  .openapi(resetRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { token } = c.req.valid('param');
    await resetPassword(dependencies, { token, password: c.req.valid('json').password, locale });
    return c.json({ message: say(accountTexts.passwordReset, locale) }, 200);
  })
  .openapi(changeRoute, async (c) => {
    const { dependencies, limits, ...caller } = c.var;
    c.set('account', caller.customerId);
    // Limits by token, so that a stolen token cannot block the customer, who has another one.
    const token = await limitWrong(limits.wrongPasswords, `token ${caller.tokenHash}`, () =>
      changePassword(dependencies, caller, c.req.valid('json')),
    );
    return c.json({ data: { token }, message: say(accountTexts.passwordChanged, c.var.locale) }, 200);
  });
