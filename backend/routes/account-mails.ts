import { createRoute } from '@hono/zod-openapi';
import { requestMail } from '@/backend/accounts/request-mail';
import { jsonBody, refusals, says } from '@/backend/http/answers';
import { createRouter } from '@/backend/http/router';
import { accountTexts } from '@/backend/messages/account-texts';
import { say } from '@/backend/messages/text';
import { mailRequestSchema } from '@/lib/contract/account';

const request = {
  method: 'post' as const,
  tags: ['Accounts'],
  request: jsonBody(mailRequestSchema),
  responses: {
    202: says('A mail goes out if the address is a customer’s'),
    ...refusals({ 422: { noAddress: [{ path: 'email', code: 'email' }] } }),
  },
};

const resendRoute = createRoute({
  ...request,
  path: '/api/users/resend-verification',
  operationId: 'resendVerification',
  summary: 'Ask for another link to confirm an address',
  description: 'Answers the same, and as fast, whether the address is known or not.',
});

const forgotRoute = createRoute({
  ...request,
  path: '/api/users/password/forgot',
  operationId: 'requestPasswordReset',
  summary: 'Ask for a link to choose a new password',
  description: 'Answers the same, and as fast, whether the address is known or not.',
});

/** Mails that anybody may ask for: the answer is the same for every address. */
export const accountMailRoutes = createRouter()
  .openapi(resendRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { email } = c.req.valid('json');
    await requestMail(dependencies.db, { kind: 'verification', email, locale }, dependencies.now());
    return c.json({ message: say(accountTexts.verificationRequested, locale) }, 202);
  })
  .openapi(forgotRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { email } = c.req.valid('json');
    await requestMail(dependencies.db, { kind: 'reset', email, locale }, dependencies.now());
    return c.json({ message: say(accountTexts.resetRequested, locale) }, 202);
  });
