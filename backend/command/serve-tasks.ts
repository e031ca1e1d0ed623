import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Dependencies } from '@/backend/dependencies';
import type { RunTask } from './outcome';
import { socketPath } from './socket-path';

type Needed = Pick<Dependencies, 'db' | 'config' | 'now' | 'log'>;

/** Who does which kind of task. */
type TaskRunners = Readonly<Record<string, RunTask>>;

/** Whoever may open it may read and write files as we do: nobody but our own user. */
const OWNER_ALONE = 0o177;

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
  const before = process.umask(OWNER_ALONE);
  server.listen(path);
  process.umask(before);
}

/**
 * Lets commands work on this process's embedded database, over a socket in the data folder. Without the
 * socket the shop runs all the same.
 * @returns how to end it
 */
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
