import { sql } from 'drizzle-orm';
import { createRouter } from '@/backend/http/router';

/** Whether the process serves and its database answers. */
export const healthRoutes = createRouter().get('/health', async (c) => {
  await c.var.dependencies.db.execute(sql`select 1`);
  return c.json({ status: 'ok' });
});
