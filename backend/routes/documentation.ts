import { createRequire } from 'node:module';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { refusals } from '@/backend/http/answers';
import { consume } from '@/backend/http/limits';
import { type AppEnv, callerAddress } from '@/backend/http/router';

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

/** Limits requests, because the document is generated for each. @throws Failure 429 */
const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
  await consume(c.var.limits.documentation, callerAddress(c));
  await next();
};

const DESCRIPTION = `What a storefront expects of its product API. Success is \`{ data, message? }\`, a failure
\`{ status: "error", message, errors: [{ msg, path? }] }\`. Money is whole rupiah, times are ISO 8601 in UTC.
Messages come in the language of \`Accept-Language\` (\`en\` or \`id\`).`;

type Contact = { name: string; url: string; email: string };

const TAGS = [
  { name: 'Catalogue', description: 'What is sold, open to everyone. Lists carry an `ETag`.' },
  { name: 'Accounts', description: 'Becoming a customer, signing in and out, passwords.' },
  { name: 'Profile', description: 'What is stored of the customer who is signed in.' },
  { name: 'Cart', description: 'The goods a customer wants to buy.' },
  { name: 'Orders', description: 'Orders of the customer who is signed in, and their payment.' },
  { name: 'Payment provider', description: 'What the payment provider calls.' },
  { name: 'Leads', description: 'People who are not customers yet.' },
  { name: 'Content API', description: 'The catalogue once more, as a content API hands it out.' },
];

/** Adds the errors that every route may return. */
function describeCommonRefusals({ definitions }: OpenAPIHono<AppEnv>['openAPIRegistry']): void {
  for (const definition of definitions) {
    if (definition.type !== 'route') continue;
    const { request, responses } = definition.route;
    definition.route.responses = {
      ...(request ? refusals(400) : {}),
      ...(request?.body ? refusals(413, 415) : {}),
      ...refusals(500),
      ...responses,
    };
  }
}

function describeApi(app: OpenAPIHono<AppEnv>, contact: Contact) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in answers, good for 24 hours.',
  });
  describeCommonRefusals(app.openAPIRegistry);
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Product API',
      version: '1.0.0',
      description: DESCRIPTION.replaceAll('\n', ' '),
      contact,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'Where this document comes from' }],
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
