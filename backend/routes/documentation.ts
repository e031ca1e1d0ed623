import { createRequire } from 'node:module';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { consume } from '@/backend/http/limits';
import { type AppEnv, callerAddress, createRouter } from '@/backend/http/router';

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

const swaggerFile = (file: string) => serveStatic({ root: SWAGGER, path: file });

/** The document is made anew for each reader. @throws Failure 429 */
export const limitDocumentation: MiddlewareHandler<AppEnv> = async (c, next) => {
  await consume(c.var.limits.documentation, callerAddress(c));
  await next();
};

export const documentationRoutes = createRouter();
documentationRoutes.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': POLICY }));
documentationRoutes.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }));
for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
  documentationRoutes.get(`/docs/${file}`, swaggerFile(file));
}
