import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@/e2e/support/servers/environments';

/** The addresses of all handlers of the storefront, `x` in place of what a path holds: a new one is attacked too. */
export function handlerPaths(): string[] {
  const files = readdirSync(join(ROOT, 'app/api'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('/route.ts') && !file.includes('[['))
    .map((file) => `/api/${file.replace(/\/route\.ts$/, '').replace(/\[[^\]]+\]/g, 'x')}`);
}
