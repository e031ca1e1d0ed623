import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { getMimeType } from 'hono/utils/mime';
import { isPictureName, readPicture } from '@/backend/catalogue/pictures';
import { createRouter } from '@/backend/http/router';

const PUBLIC = join(process.cwd(), 'public');

/**
 * The pictures the catalogue names: those of the shop itself, for storefronts of another origin, nothing outside
 * `public/images`; and those that were imported, whose names say what is in them, so that they never change.
 */
export const pictureRoutes = createRouter()
  .get(
    '/images/*',
    serveStatic({
      root: PUBLIC,
      onFound: (_path, c) => {
        c.header('cache-control', 'public, max-age=86400');
      },
    }),
  )
  .get('/pictures/:name', async (c, next) => {
    const name = c.req.param('name');
    const picture = isPictureName(name) && (await readPicture(c.var.dependencies.config.dataDir, name));
    if (!picture) return next();
    return c.body(picture, 200, {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
