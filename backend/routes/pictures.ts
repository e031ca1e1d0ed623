import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { createRouter } from '@/backend/http/router';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

/** The pictures the catalogue names, for storefronts of another origin. Nothing outside `public/images`. */
export const pictureRoutes = createRouter().get(
  '/images/*',
  serveStatic({
    root: PUBLIC,
    onFound: (_path, c) => {
      c.header('cache-control', 'public, max-age=86400');
    },
  }),
);
