import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOfError } from '@/backend/db/database-error';
import type { Dependencies } from '@/backend/dependencies';
import { outcomeSchema, type RunTask } from './task';

/** Where a running shop takes tasks for its embedded database, which no other process may open. */
export const socketPath = (dataDir: string): string => resolve(dataDir, 'tasks.sock');

type Needed = Pick<Dependencies, 'db' | 'config' | 'now' | 'log'>;

type TaskRunners = Readonly<Record<string, RunTask>>;

/** Whoever may open the socket may read and write files as we do: nobody but our own user. */
const OWNER_ONLY = 0o177;

type Exchange = { request: IncomingMessage; response: ServerResponse };

async function answer({ request, response }: Exchange, runners: TaskRunners, needed: Needed): Promise<void> {
  const { db, config, now, log } = needed;
  const runTask = runners[request.url?.slice(1) ?? ''];
  try {
    if (!runTask) throw new Error('There is no such task');
    const { dataDir, siteUrl } = config;
    const outcome = await runTask(JSON.parse(await text(request)), { db, dataDir, siteUrl, now });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(outcome));
  } catch (error) {
    log.error({ err: error }, 'A command’s task failed');
    response.writeHead(500).end();
  }
}

function listenPrivately(server: Server, path: string): void {
  const before = process.umask(OWNER_ONLY);
  server.listen(path);
  process.umask(before);
}

/** Lets commands work on this process's embedded database, over a socket; answers how to end it. */
export function serveTasks(needed: Needed, runners: TaskRunners): () => void {
  const path = socketPath(needed.config.dataDir);
  rmSync(path, { force: true });
  const server = createServer((request, response) => {
    void answer({ request, response }, runners, needed);
  });
  server.on('error', (error) => {
    needed.log.warn({ err: error }, 'Commands cannot reach this shop while it is open');
  });
  listenPrivately(server, path);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** No shop is open on that folder: there is no socket, or nobody behind it. A path too long for one is no socket either. */
const CLOSED = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL', 'ENAMETOOLONG']);

function post(dataDir: string, path: string, body: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request({ socketPath: socketPath(dataDir), path, method: 'POST' }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, body: answer }), reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

/**
 * Lets the shop that is open on the data folder do the work.
 * @param kind whose task it is, as the shop knows it (`serveTasks`)
 * @returns undefined when none is open there
 * @throws Error when it failed
 */
export async function askRunningShop(dataDir: string, kind: string, task: unknown) {
  try {
    const { status, body } = await post(dataDir, `/${kind}`, JSON.stringify(task));
    if (status === 200) return outcomeSchema.parse(JSON.parse(body));
  } catch (error) {
    if (CLOSED.has(codeOfError(error) ?? '')) return undefined;
    throw error;
  }
  throw new Error('The open shop could not do it; its log says why. Nothing has been changed.');
}
