import { createRoute, type RouteHandler } from '@hono/zod-openapi';
import { jsonBody, refusals, says } from '@/backend/http/answers';
import type { AppEnv } from '@/backend/http/app-env';
import { createRouter } from '@/backend/http/router';
import { catalogRequestInputSchema, subscriptionInputSchema } from '@/backend/leads/lead-input';
import { requestCatalog } from '@/backend/leads/request-catalog';
import { subscribe } from '@/backend/leads/subscribe';
import { leadTexts } from '@/backend/messages/lead-texts';
import { say } from '@/backend/messages/text';

const request = {
  method: 'post',
  summary: 'Ask for the catalogue',
  request: jsonBody(catalogRequestInputSchema),
  responses: { 201: says('Kept; a mail with the link is on its way'), ...refusals(422) },
} as const;

const requestRoute = createRoute({ ...request, path: '/api/catalog/request' });
const requestAlias = createRoute({ ...request, path: '/catalog/request' });

const subscribeRoute = createRoute({
  method: 'post',
  path: '/api/newsletter/subscribe',
  summary: 'Sign up for the newsletter',
  request: jsonBody(subscriptionInputSchema),
  responses: { 201: says('On the list'), ...refusals(409, 422) },
});

const answerRequest: RouteHandler<typeof requestRoute, AppEnv> = async (c) => {
  const { dependencies, locale } = c.var;
  const { db, now } = dependencies;
  await requestCatalog(db, { ...c.req.valid('json'), locale }, now());
  return c.json({ message: say(leadTexts.requested, locale) }, 201);
};

/** People who are not customers yet: they want the catalogue, or the newsletter. */
export const leadRoutes = createRouter()
  .openapi(requestRoute, answerRequest)
  .openapi(requestAlias, answerRequest)
  .openapi(subscribeRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { db, now } = dependencies;
    await subscribe(db, { email: c.req.valid('json').email, locale }, now());
    return c.json({ message: say(leadTexts.subscribed, locale) }, 201);
  });
