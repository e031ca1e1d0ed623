import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { env } from '@/lib/env';
import { securityHeaders } from '@/lib/security/headers.mjs';

const PREFIX = '/_next/static/';

export type StaticHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Creates a handler for the files of the build, whose names change with their content. They were compressed
 * after the build (lib/compress.mjs). The handler calls `next` for every other path.
 */
export function createStaticHandler(distDir: string): StaticHandler {
  const headers = securityHeaders(env)(PREFIX);
  const serve = sirv(join(distDir, 'static'), {
    brotli: true,
    gzip: true,
    maxAge: 31_536_000,
    immutable: true,
    setHeaders: (response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
    },
  });
  return (request, response, next) => {
    const { url = '' } = request;
    if (!url.startsWith(PREFIX)) return next();
    // sirv fails at a range that ends before it starts. No browser needs a part of these files.
    delete request.headers.range;
    request.url = url.slice(PREFIX.length - 1);
    serve(request, response, () => {
      request.url = url;
      next();
    });
    request.url = url;
  };
}
