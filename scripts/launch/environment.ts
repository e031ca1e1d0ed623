import { once } from 'node:events';
import { createServer } from 'node:net';
import { closeDataFolder } from '@/lib/data-folder';
import type { Env } from '@/lib/env';
import { listPublicShopErrors } from '@/lib/public-shop';
import { listSampleContent } from '@/lib/sample-content';
import { readStoredSecret } from '@/lib/stored-secret';
import { loadEnvironmentFiles } from './environment-files.mjs';
import { UserFacingError } from './process.mjs';
import { printLine } from './steps.mjs';

/** @throws UserFacingError listing what keeps a public shop from starting */
export function throwStartErrors(): void {
  const errors = [
    ...listPublicShopErrors(process.env, process.env.PRODUCT_API_URL ? 'storefront' : 'both'),
    ...listSampleContent(process.env),
  ];
  if (errors.length > 0) throw new UserFacingError(errors.join('\n'));
}

/** Shares a secret between the bundled API and the storefront, so that a changed catalogue is shown immediately. */
async function shareSecret({ bundledApi, REVALIDATE_SECRET, DATA_DIR }: Env): Promise<void> {
  if (!bundledApi || REVALIDATE_SECRET) return;
  try {
    process.env.REVALIDATE_SECRET = await readStoredSecret(DATA_DIR, 'revalidate-secret');
  } catch (error) {
    printLine(
      `– The revalidation secret could not be stored. Catalogue changes show within a minute: ${error}`,
    );
  }
}

/**
 * Reads and validates the environment, and creates the data folder, readable by its owner alone.
 * @throws EnvError with one line per invalid variable
 * @throws DataFolderError
 */
export async function readEnvironment(): Promise<Env> {
  loadEnvironmentFiles();
  const { env } = await import('@/lib/env');
  const warning = closeDataFolder(env.DATA_DIR);
  if (warning) printLine(`– ${warning}`);
  await shareSecret(env);
  return env;
}

async function listenError(port: number, host: string): Promise<unknown> {
  const server = createServer().listen({ port, host, ipv6Only: host.includes(':'), exclusive: true });
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  } finally {
    server.close();
  }
}

async function checkPort(prefix: '' | 'PRODUCT_API_', port: number, host?: string): Promise<void> {
  // Each address is checked, because another program may listen on only one of them.
  for (const address of host ? [host] : ['0.0.0.0', '127.0.0.1', '::', '::1']) {
    const code = await listenError(port, address);
    if (host && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
      throw new UserFacingError(`${prefix}HOST is ${host}, which is not an address of this machine.`);
    if (code === 'EADDRINUSE')
      throw new UserFacingError(
        `${prefix}PORT ${port} is already in use. Set ${prefix}PORT to another port.`,
      );
    if (code === 'EACCES')
      throw new UserFacingError(
        `${prefix}PORT ${port} requires the rights of root. Set ${prefix}PORT to another port.`,
      );
  }
}

/** @throws UserFacingError naming the variable to change when a port or address cannot be listened on */
export async function checkPorts(env: Env): Promise<void> {
  if (env.bundledApi && env.PORT === env.PRODUCT_API_PORT)
    throw new UserFacingError(`PORT and PRODUCT_API_PORT are both ${env.PORT}. Change one of them.`);
  await checkPort('', env.PORT, env.HOST);
  if (env.bundledApi) await checkPort('PRODUCT_API_', env.PRODUCT_API_PORT, env.PRODUCT_API_HOST);
}
