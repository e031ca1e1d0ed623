import type { RouteHandler } from '@hono/zod-openapi';
import { describeRoutes, jsonBody, refusals, says } from '@/backend/http/answers';
import { type AppEnv, createRouter } from '@/backend/http/router';
import {
  catalogRequestInputSchema,
  requestCatalog,
  subscribe,
  subscriptionInputSchema,
} from '@/backend/leads/leads';
import leadTexts from '@/backend/messages/lead.json' with { type: 'json' };
import { say } from '@/backend/messages/text';

const route = describeRoutes({ tags: ['Leads'] });

const request = {
  summary: 'Ask for the catalogue',
  request: jsonBody(catalogRequestInputSchema),
  responses: {
    201: says('Stored; a mail with the link is on its way'),
    ...refusals({ 422: { incomplete: [{ path: 'fullName', code: 'required' }] } }),
  },
};

const requestRoute = route('post', '/api/catalog/request', 'requestCatalog', {
  ...request,
  description: 'Mails the link to the printed catalogue. A number may be left empty.',
});
const requestAlias = route('post', '/catalog/request', 'requestCatalogByAlias', {
  ...request,
  description: 'The same as `POST /api/catalog/request`, for storefronts that call it here.',
});

const subscribeRoute = route('post', '/api/newsletter/subscribe', 'subscribe', {
  summary: 'Sign up for the newsletter',
  description:
    'Stores the address once. The response is the same for an address that is subscribed already. The captcha is not verified, because the client sends both of its parts.',
  request: jsonBody(subscriptionInputSchema),
  responses: {
    201: says('On the list'),
    ...refusals({
      422: { noAddress: [{ path: 'email', code: 'email' }] },
    }),
  },
});

const answerRequest: RouteHandler<typeof requestRoute, AppEnv> = async (c) => {
  const { dependencies, locale } = c.var;
  await requestCatalog(dependencies, { ...c.req.valid('json'), locale });
  return c.json({ message: say(leadTexts.requested, locale) }, 201);
};

export const leadRoutes = createRouter()
  .openapi(requestRoute, answerRequest)
  .openapi(requestAlias, answerRequest)
  .openapi(subscribeRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { db, now } = dependencies;
    await subscribe(db, { email: c.req.valid('json').email, locale }, now());
    return c.json({ message: say(leadTexts.subscribed, locale) }, 201);
  });
