import type { OpenAPIHono } from '@hono/zod-openapi';
import { refusals } from './answers';
import type { AppEnv } from './router';

const DESCRIPTION = `What a storefront expects of its product API. Success is \`{ data, message? }\`, a failure
\`{ status: "error", message, errors: [{ msg, path? }] }\`. Money is whole rupiah, times are ISO 8601 in UTC.
Messages come in the language of \`Accept-Language\` (\`en\` or \`id\`).`;

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

/** What any call may be refused with, besides what its route says of itself. */
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

export function describeApi(app: OpenAPIHono<AppEnv>, contact: { name: string; url: string; email: string }) {
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
