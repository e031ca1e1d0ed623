import type { Stand } from '@/e2e/servers/stands';
import { type Server, startServer } from '@/e2e/servers/start-server';

/** A proxy on `port` before the product API of a stand. Its log is `<stand>-proxy.log`. */
export function startProxy({ name, apiUrl }: Stand, { port }: { port: number }): Promise<Server> {
  return startServer({
    name: `${name}-proxy`,
    module: 'e2e/faults/proxy/server.mjs',
    env: { PORT: String(port), BEHIND: apiUrl },
  });
}
