import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Dependencies } from '@/backend/dependencies';
import { runTask } from './run-task';
import { socketPath } from './socket-path';
import { taskSchema } from './task';

type Needed = Pick<Dependencies, 'db' | 'config' | 'now' | 'log'>;

/** Whoever may open it may read and write files as we do: nobody but our own user. */
const OWNER_ALONE = 0o177;

async function answer(request: IncomingMessage, response: ServerResponse, needed: Needed): Promise<void> {
  const { db, config, now, log } = needed;
  try {
    const task = taskSchema.parse(JSON.parse(await text(request)));
    const outcome = await runTask(task, { db, dataDir: config.dataDir, now });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(outcome));
  } catch (error) {
    log.error({ err: error }, 'An import or export failed');
    response.writeHead(500).end();
  }
}

function listenPrivately(server: Server, path: string): void {
  const before = process.umask(OWNER_ALONE);
  server.listen(path);
  process.umask(before);
}

/**
 * Lets the catalogue command work on this process's embedded database, over a socket in the data folder. Without the
 * socket the shop runs all the same.
 * @returns how to end it
 */
export function serveTasks(needed: Needed): () => void {
  const path = socketPath(needed.config.dataDir);
  rmSync(path, { force: true });
  const server = createServer((request, response) => {
    void answer(request, response, needed);
  });
  server.on('error', (error) => {
    needed.log.warn({ err: error }, 'The catalogue command cannot reach this shop while it is open');
  });
  listenPrivately(server, path);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
