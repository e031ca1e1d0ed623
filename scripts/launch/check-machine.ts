import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Env } from '@/lib/env';
import { checkDisk } from './launch.mjs';
import { PlainFailure } from './leave.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));

function loads(name: string): boolean {
  try {
    require(name);
    return true;
  } catch {
    return false;
  }
}

/** Next's compiler has one package a platform; a Linux has two candidates, one for each C library. */
function compilers(): string[] {
  const { optionalDependencies } = JSON.parse(readFileSync(require.resolve('next/package.json'), 'utf8'));
  return Object.keys(optionalDependencies).filter((name) =>
    name.startsWith(`@next/swc-${process.platform}-${process.arch}`),
  );
}

/** Loads what is compiled for one kind of machine. @throws PlainFailure naming what does not load */
function checkNativeParts({ bundledApi }: Env): void {
  const missing = [
    ...(bundledApi && !loads('@node-rs/argon2') ? ['@node-rs/argon2'] : []),
    ...(loads('sharp') ? [] : ['sharp']),
    ...(compilers().some(loads) ? [] : ['@next/swc']),
  ];
  if (missing.length === 0) return;
  throw new PlainFailure(
    `${missing.join(' and ')} cannot be loaded on ${process.platform} ${process.arch}, as when node_modules came from another machine: delete node_modules and run npm start again.`,
  );
}

/** What an earlier start, perhaps by another user, has left; they may lie on disks of their own. */
const writtenTo = ({ NEXT_DIST_DIR, DATA_DIR, PICTURES_DIR }: Env) => [NEXT_DIST_DIR, DATA_DIR, PICTURES_DIR];
const LEAST_MIB = 20;

/**
 * @param neededMib room on the disk for what follows, in MiB
 * @throws PlainFailure when a folder cannot be written to, the disk is full or a native part does not load
 */
export async function checkMachine(env: Env, neededMib: number): Promise<void> {
  await checkDisk(neededMib);
  for (const folder of writtenTo(env).filter(existsSync)) await checkDisk(LEAST_MIB, folder);
  checkNativeParts(env);
}

// Whoever listens on one of them would get our visitors, or keep us from listening.
const HOSTS = ['0.0.0.0', '127.0.0.1', '::', '::1'];

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
 * @param server what the environment variables begin with that choose another port and address
 * @param given the one address to listen on; every one without it
 * @throws PlainFailure when the port is taken or not ours to take, or the address is none of this machine
 */
async function checkPort(server: '' | 'PRODUCT_API_', port: number, given?: string): Promise<void> {
  const variable = `${server}PORT`;
  for (const host of given ? [given] : HOSTS) {
    const code = await refusal(port, host);
    if (given && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')) {
      throw new PlainFailure(`${given} is no address of this machine: choose another with ${server}HOST.`);
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

/** @throws PlainFailure naming the port that is taken or the address that is not ours, and the variable that chooses another */
export async function checkPorts(env: Env): Promise<void> {
  if (env.bundledApi && env.PORT === env.PRODUCT_API_PORT) {
    throw new PlainFailure(`PORT and PRODUCT_API_PORT are both ${env.PORT}: change one of them.`);
  }
  await checkPort('', env.PORT, env.HOST);
  if (env.bundledApi) await checkPort('PRODUCT_API_', env.PRODUCT_API_PORT, env.PRODUCT_API_HOST);
}
