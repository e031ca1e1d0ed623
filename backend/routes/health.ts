import { sql } from 'drizzle-orm';
import { createRouter } from '@/backend/http/router';
import { isStopping } from '@/lib/shutdown';

/**
 * Reports whether the process is alive. With `?ready=1`, also reports whether it is ready: the database
 * responds, and the process is not shutting down.
 */
export const healthRoutes = createRouter().get('/health', async (c) => {
  if (c.req.query('ready') !== '1') return c.json({ status: 'ok' });
  if (isStopping()) return c.json({ status: 'stopping' }, 503);
  const { db, log } = c.var.dependencies;
  try {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not respond');
    return c.json({ status: 'no database' }, 503);
  }
});
