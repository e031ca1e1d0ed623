import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { CrashPoint } from '@/backend/dependencies';

const readySchema = z.object({
  type: z.literal('ready'),
  demo: z.object({ email: z.string(), password: z.string() }).optional(),
});

/** Returns a free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP port');
  return address.port;
}

/** Returns the next message of the child process. @throws Error if the process exits before that */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The backend ended with ${signal ?? code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

/** Starts the backend in another process. `env` contains the address of its database. */
export async function forkBackend(port: number, env: Record<string, string>) {
  const main = fileURLToPath(new URL('./mortal-backend.ts', import.meta.url));
  const child = fork(main, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PRODUCT_API_PORT: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const died = once(child, 'exit');
  const { demo } = readySchema.parse(await messageOf(child));
  return {
    demo,
    died,
    /** Makes the process kill itself when it next reaches the crash point. */
    async arm(crashPoint: CrashPoint) {
      child.send(crashPoint);
      await messageOf(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await died;
    },
  };
}
export type ForkedBackend = Awaited<ReturnType<typeof forkBackend>>;
