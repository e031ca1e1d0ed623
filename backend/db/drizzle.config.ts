import { defineConfig } from 'drizzle-kit';

/**
 * Generate a migration with `npx drizzle-kit generate --config backend/db/drizzle.config.ts --name <what
 * changed>`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/schema',
  out: './backend/db/migrations',
});
