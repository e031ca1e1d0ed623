import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { findErrorCode } from '@/backend/db/database-error';
import type { Dependencies } from '@/backend/dependencies';
import { commandResultSchema } from './command';
import { COMMANDS } from './commands';

/**
 * Returns the path of the socket on which a running shop accepts the tasks of commands, because no other
 * process can open its embedded database.
 */
export const getTaskSocketPath = (dataDir: string): string => resolve(dataDir, 'tasks.sock');

/** The arguments of a command, and the folder that paths in the arguments are relative to. */
const taskSchema = z.object({ args: z.array(z.string()), folder: z.string() });
type Task = z.infer<typeof taskSchema>;

type Needed = Pick<Dependencies, 'db' | 'config' | 'now' | 'log'>;

/** Tasks read and write files with the rights of the shop's user, so only that user may access the socket. */
const OWNER_ONLY_UMASK = 0o177;

async function handleTask(
  incoming: IncomingMessage,
  response: ServerResponse,
  needed: Needed,
): Promise<void> {
  const { db, config, now, log } = needed;
  const command = COMMANDS[incoming.url?.slice(1) ?? ''];
  try {
    const { args, folder } = taskSchema.parse(JSON.parse(await text(incoming)));
    const work = command?.prepare(args, folder);
    if (!work) throw new Error('unknown command');
    const { dataDir, siteUrl } = config;
    const outcome = await work({ db, dataDir, siteUrl, now });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(outcome));
  } catch (error) {
    log.error({ err: error }, 'command failed');
    response.writeHead(500).end();
  }
}

function listenPrivately(server: Server, path: string): void {
  const before = process.umask(OWNER_ONLY_UMASK);
  server.listen(path);
  process.umask(before);
}

/**
 * Accepts tasks of commands and runs them on this process's embedded database. Returns a function that stops
 * accepting tasks.
 */
export function serveCommandTasks(needed: Needed): () => void {
  const path = getTaskSocketPath(needed.config.dataDir);
  rmSync(path, { force: true });
  const server = createServer((incoming, response) => {
    void handleTask(incoming, response, needed);
  });
  server.on('error', (error) => {
    needed.log.warn(
      { err: error },
      'the command socket failed: commands such as `npm run catalogue` cannot connect to this running shop',
    );
  });
  listenPrivately(server, path);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Error codes of a connection when no shop is running. The last two mean that the path is too long for a
 * socket.
 */
const CLOSED = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL', 'ENAMETOOLONG']);

function postTask(dataDir: string, path: string, body: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request({ socketPath: getTaskSocketPath(dataDir), path, method: 'POST' }, (response) => {
      text(response).then((received) => resolve({ status: response.statusCode, body: received }), reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

/**
 * Runs a task in the running shop that uses the data folder. Returns undefined if no shop is running. @throws
 * Error if the task failed
 */
export async function runInRunningShop(dataDir: string, command: string, task: Task) {
  try {
    const { status, body } = await postTask(dataDir, `/${command}`, JSON.stringify(task));
    if (status === 200) return commandResultSchema.parse(JSON.parse(body));
  } catch (error) {
    if (CLOSED.has(findErrorCode(error) ?? '')) return undefined;
    throw error;
  }
  throw new Error('The running shop could not run the command. See its log. Nothing has been changed.');
}
