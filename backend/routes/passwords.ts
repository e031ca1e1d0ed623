import { z } from 'zod';
import { newPasswordSchema } from '@/backend/accounts/account-input';
import { queueMailRequest } from '@/backend/accounts/account-jobs';
import { requireCustomerOrEndedSession } from '@/backend/accounts/credentials';
import { changePassword, resetPassword } from '@/backend/accounts/passwords';
import {
  BEARER_SECURITY,
  describeDataResponse,
  describeErrorResponses,
  describeJsonBody,
  describeMessageResponse,
  describeRoutes,
  mailTokenParams,
} from '@/backend/http/describe-route';
import { limitFailedAttempts } from '@/backend/http/limits';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import accountTexts from '@/backend/messages/account.json' with { type: 'json' };
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { formatText } from '@/backend/messages/text';
import {
  MIN_PASSWORD_LENGTH,
  mailRequestSchema,
  passwordChangeSchema,
  passwordResetSchema,
} from '@/lib/contract/account';

const route = describeRoutes({ tags: ['Accounts'] });

/** Describes a route that requests an email. The response does not reveal whether the address is known. */
const mailRequest = {
  description: 'The response and its time are the same for known and unknown addresses.',
  request: describeJsonBody(mailRequestSchema),
  responses: {
    202: describeMessageResponse('An email is sent if the address belongs to a customer'),
    ...describeErrorResponses({ 422: { noAddress: [{ path: 'email', code: 'email' }] } }),
  },
};
const resendRoute = route('post', '/api/users/resend-verification', 'resendVerification', {
  ...mailRequest,
  summary: 'Request another confirmation link',
});
const forgotRoute = route('post', '/api/users/password/forgot', 'requestPasswordReset', {
  ...mailRequest,
  summary: 'Request a password reset link',
});

const tokenSchema = z.object({ token: z.string() });

const resetRoute = route('post', '/api/users/password/reset/{token}', 'resetPassword', {
  summary: 'Reset the password',
  description:
    'Revokes all bearer tokens of the customer. The token in the email is valid once, for an hour.',
  request: {
    params: mailTokenParams,
    ...describeJsonBody(passwordResetSchema.extend({ password: newPasswordSchema })),
  },
  responses: {
    200: describeMessageResponse('Changed'),
    ...describeErrorResponses({
      400: { tokenDead: accountTexts.resetDead, notJson: requestTexts.notJson },
      422: { common: [{ path: 'password', code: 'common_password' }] },
    }),
  },
});

const changeRoute = route('put', '/api/users/password', 'changePassword', {
  summary: 'Change the password',
  description:
    'Requires the current password. Revokes all bearer tokens of the customer, also the caller’s, and returns a new one.',
  security: BEARER_SECURITY,
  middleware: requireCustomerOrEndedSession,
  request: describeJsonBody(passwordChangeSchema.extend({ newPassword: newPasswordSchema })),
  responses: {
    200: describeDataResponse('The new bearer token, valid for 24 hours', tokenSchema),
    ...describeErrorResponses({
      401: {
        unauthenticated: requestTexts.unauthenticated,
        wrongPassword: { text: accountTexts.wrongCurrentPassword, path: 'currentPassword' },
      },
      422: { tooShort: [{ path: 'newPassword', code: 'too_short', bound: MIN_PASSWORD_LENGTH }] },
      429: { tooOften: requestTexts.tooOften },
    }),
  },
});

export const passwordRoutes = createRouter<CustomerEnv>()
  .openapi(resendRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const request = { ...c.req.valid('json'), kind: 'verification', locale } as const;
    await queueMailRequest(dependencies.db, request, dependencies.now());
    return c.json({ message: formatText(accountTexts.verificationRequested, locale) }, 202);
  })
  .openapi(forgotRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const request = { ...c.req.valid('json'), kind: 'reset', locale } as const;
    await queueMailRequest(dependencies.db, request, dependencies.now());
    return c.json({ message: formatText(accountTexts.resetRequested, locale) }, 202);
  })
  .openapi(resetRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { token } = c.req.valid('param');
    await resetPassword(dependencies, { token, password: c.req.valid('json').password, locale });
    return c.json({ message: formatText(accountTexts.passwordReset, locale) }, 200);
  })
  .openapi(changeRoute, async (c) => {
    const { dependencies, limits, ...caller } = c.var;
    c.set('account', caller.customerId);
    // Wrong passwords are counted per token, so that a thief with a stolen token cannot block the customer,
    // who has another token.
    const token = await limitFailedAttempts(limits.wrongPasswords, `token ${caller.tokenHash}`, () =>
      changePassword(dependencies, caller, c.req.valid('json')),
    );
    return c.json({ data: { token }, message: formatText(accountTexts.passwordChanged, c.var.locale) }, 200);
  });
