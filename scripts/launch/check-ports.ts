import { once } from 'node:events';
import { createServer } from 'node:net';
import { PlainFailure } from './plain-failure.mjs';

// Whoever listens on one of them would get our visitors, or keep us from listening.
const HOSTS = ['0.0.0.0', '127.0.0.1', '::', '::1'];

/** The variables that choose where a server listens. */
type Variables = { port: string; host: string };

async function refusal(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host, ipv6Only: host.includes(':'), exclusive: true });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    server.close();
  }
}

/**
 * @param variables the environment variables that choose another port and address
 * @param given the one address to listen on; every one without it
 * @throws PlainFailure when the port is taken or not ours to take, or the address is none of this machine
 */
export async function checkPort(variables: Variables, port: number, given?: string): Promise<void> {
  for (const host of given ? [given] : HOSTS) {
    const code = await refusal(port, host);
    const variable = variables.port;
    if (given && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')) {
      throw new PlainFailure(
        `${given} is no address of this machine: choose another with ${variables.host}.`,
      );
    }
    if (code === 'EADDRINUSE') {
      throw new PlainFailure(
        `Port ${port} is taken by another program: end it, or choose another port with ${variable}, such as ${variable}=${port + 1} npm start.`,
      );
    }
    if (code === 'EACCES') {
      throw new PlainFailure(
        `Port ${port} needs rights this user does not have: choose another with ${variable}.`,
      );
    }
  }
}
