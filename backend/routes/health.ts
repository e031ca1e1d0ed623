import { sql } from 'drizzle-orm';
import { createRouter } from '@/backend/http/router';
import { isStopping } from '@/lib/shutdown';

/** Liveness. With `?ready=1` also readiness: the database responds, and the process is not stopping. */
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
