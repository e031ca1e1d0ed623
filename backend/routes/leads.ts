import type { RouteHandler } from '@hono/zod-openapi';
import {
  describeErrorResponses,
  describeJsonBody,
  describeMessageResponse,
  describeRoutes,
} from '@/backend/http/describe-route';
import { type AppEnv, createRouter } from '@/backend/http/router';
import {
  catalogRequestInputSchema,
  requestCatalog,
  subscribeToNewsletter,
  subscriptionInputSchema,
} from '@/backend/leads/leads';
import leadTexts from '@/backend/messages/lead.json' with { type: 'json' };
import { formatText } from '@/backend/messages/text';

const route = describeRoutes({ tags: ['Leads'] });

const request = {
  summary: 'Request the printed catalogue by email',
  request: describeJsonBody(catalogRequestInputSchema),
  responses: {
    201: describeMessageResponse('Stored. The email with the link is queued'),
    ...describeErrorResponses({ 422: { incomplete: [{ path: 'fullName', code: 'required' }] } }),
  },
};

const requestRoute = route('post', '/api/catalog/request', 'requestCatalog', {
  ...request,
  description: 'Emails a link to the printed catalogue. The phone number may be empty.',
});
const requestAlias = route('post', '/catalog/request', 'requestCatalogByAlias', {
  ...request,
  description: 'An alias of `POST /api/catalog/request`, for storefronts that call this path.',
});

const subscribeRoute = route('post', '/api/newsletter/subscribe', 'subscribe', {
  summary: 'Subscribe to the newsletter',
  description:
    'Stores the address once. The response is the same for an address that is subscribed already. The captcha is not verified: the client sends both the captcha and the typed answer, so a match proves nothing.',
  request: describeJsonBody(subscriptionInputSchema),
  responses: {
    201: describeMessageResponse('Subscribed'),
    ...describeErrorResponses({
      422: { noAddress: [{ path: 'email', code: 'email' }] },
    }),
  },
});

const handleRequest: RouteHandler<typeof requestRoute, AppEnv> = async (c) => {
  const { dependencies, locale } = c.var;
  await requestCatalog(dependencies, { ...c.req.valid('json'), locale });
  return c.json({ message: formatText(leadTexts.requested, locale) }, 201);
};

export const leadRoutes = createRouter()
  .openapi(requestRoute, handleRequest)
  .openapi(requestAlias, handleRequest)
  .openapi(subscribeRoute, async (c) => {
    const { dependencies, locale } = c.var;
    const { db, now } = dependencies;
    await subscribeToNewsletter(db, { email: c.req.valid('json').email, locale }, now());
    return c.json({ message: formatText(leadTexts.subscribed, locale) }, 201);
  });
