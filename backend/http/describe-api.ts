import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from './app-env';

const DESCRIPTION = `What a storefront expects of its product API. Success is \`{ data, message? }\`, a failure
\`{ status: "error", message, errors: [{ msg, path? }] }\`. Money is whole rupiah, times are ISO 8601 in UTC.
Messages come in the language of \`Accept-Language\` (\`en\` or \`id\`).`;

/** Serves the OpenAPI document of the routes registered so far; `/docs` shows it readably. */
export function describeApi(app: OpenAPIHono<AppEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Product API', version: '1.0.0', description: DESCRIPTION.replaceAll('\n', ' ') },
    servers: [{ url: '/' }],
  });
}
