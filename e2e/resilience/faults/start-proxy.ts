import type { Environment } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';

/** A proxy on `port` before the product API of a environment. Its log is `<environment>-proxy.log`. */
export function startProxy({ name, apiUrl }: Environment, { port }: { port: number }): Promise<Server> {
  return startServer({
    name: `${name}-proxy`,
    module: 'e2e/resilience/faults/proxy/server.mjs',
    env: { PORT: String(port), BEHIND: apiUrl },
  });
}
