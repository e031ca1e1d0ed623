import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { env } from '@/lib/env';
import { securityHeaders } from '@/lib/security/headers.mjs';
import { finishHeaders } from './finish-response';

const PREFIX = '/_next/static/';
const HEADERS = securityHeaders(env)(PREFIX);

/**
 * Serves the files of the build, whose names change with their content. They were compressed after the build
 * (lib/compress.mjs).
 */
export function createStaticHandler(distDir: string) {
  const serve = sirv(join(distDir, 'static'), {
    brotli: true,
    gzip: true,
    setHeaders: (response) => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      for (const [name, value] of HEADERS) response.setHeader(name, value);
    },
  });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '' } = request;
    if (!url.startsWith(PREFIX)) return false;
    request.url = url.slice(PREFIX.length - 1);
    serve(request, response, () => {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(404, finishHeaders(PREFIX, 404, headers));
      response.end('There is no such file.\n');
    });
    request.url = url;
    return true;
  };
}
