import { createRequire } from 'node:module';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { describeErrorResponses } from '@/backend/http/describe-route';
import { consumeRateLimit } from '@/backend/http/limits';
import { type AppEnv, getCallerIpAddress } from '@/backend/http/router';

const SWAGGER = createRequire(import.meta.url)
  .resolve('swagger-ui-dist/package.json')
  .replace(/[\\/]package\.json$/, '');

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#documentation', deepLinking: true });`;

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Product API</title>
      <link rel="icon" href="/docs/favicon-32x32.png" />
      <link rel="stylesheet" href="/docs/swagger-ui.css" />
    </head>
    <body>
      <main id="documentation"></main>
      <script src="/docs/swagger-ui-bundle.js"></script>
      <script src="/docs/start.js"></script>
    </body>
  </html>`;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** Rate-limits requests, because the document is generated for each request. @throws Failure 429 */
const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
  await consumeRateLimit(c.var.limits.documentation, getCallerIpAddress(c));
  await next();
};

const DESCRIPTION = `The API that the storefront calls. A successful response is \`{ data, message? }\`, an error response is
\`{ status: "error", message, errors: [{ msg, path? }] }\`. Amounts are whole rupiah, times are ISO 8601 in UTC.
Messages are in the language of \`Accept-Language\` (\`en\` or \`id\`).`;

type Contact = { name: string; url: string; email: string };

const TAGS = [
  { name: 'Catalogue', description: 'Products, categories and stock. Public. Lists have an `ETag`.' },
  { name: 'Accounts', description: 'Registration, login, logout and passwords.' },
  { name: 'Profile', description: 'Name, phone number and address of the logged-in customer.' },
  { name: 'Cart', description: 'The cart of the logged-in customer.' },
  { name: 'Orders', description: 'Orders of the logged-in customer and their payments.' },
  { name: 'Payment provider', description: 'Webhook of the payment provider.' },
  { name: 'Leads', description: 'Newsletter subscriptions and catalogue requests.' },
  { name: 'Content API', description: 'The catalogue in the format of a headless content API.' },
];

/** Adds to the OpenAPI document the errors that every route may return. */
function describeCommonErrors({ definitions }: OpenAPIHono<AppEnv>['openAPIRegistry']): void {
  for (const definition of definitions) {
    if (definition.type !== 'route') continue;
    const { request, responses } = definition.route;
    definition.route.responses = {
      ...(request ? describeErrorResponses(400) : {}),
      ...(request?.body ? describeErrorResponses(413, 415) : {}),
      ...describeErrorResponses(500),
      ...responses,
    };
  }
}

function describeApi(app: OpenAPIHono<AppEnv>, contact: Contact) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that login returns, valid for 24 hours.',
  });
  describeCommonErrors(app.openAPIRegistry);
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Product API',
      version: '1.0.0',
      description: DESCRIPTION.replaceAll('\n', ' '),
      contact,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: TAGS,
  });
}

/** Serves the OpenAPI document of all routes, and Swagger UI. */
export function documentApi(app: OpenAPIHono<AppEnv>, contact: Contact) {
  app.use('/docs/*', limit);
  app.use('/openapi.json', limit);
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': POLICY }));
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
    app.get(`/docs/${file}`, serveStatic({ root: SWAGGER, path: file }));
  describeApi(app, contact);
}
