import { serve } from '@hono/node-server';

/** Serves a stub on PORT, and tells the parent process when it is ready. @param {import('hono').Hono} app */
export function serveStub(app) {
  const address = { port: Number(process.env.PORT), hostname: '127.0.0.1' };
  serve({ fetch: app.fetch, ...address }, () => process.send?.({ type: 'ready' }));
}

/** A drawing of one colour. */
export const SAMPLE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="coral" d="M0 0h4v5H0z"/></svg>';
export const SVG_HEADERS = { 'content-type': 'image/svg+xml' };
