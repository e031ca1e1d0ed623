import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { codeOfError } from '@/backend/db/database-error';
import { type Outcome, outcomeSchema } from './outcome';
import { socketPath } from './socket-path';

/** No shop is open on that folder: there is no socket, or nobody behind it. A path too long for one is no socket either. */
const CLOSED = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL', 'ENAMETOOLONG']);

function post(socket: string, path: string, body: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request({ socketPath: socket, path, method: 'POST' }, (response) => {
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
export async function askRunningShop(
  dataDir: string,
  kind: string,
  task: unknown,
): Promise<Outcome | undefined> {
  try {
    const { status, body } = await post(socketPath(dataDir), `/${kind}`, JSON.stringify(task));
    if (status === 200) return outcomeSchema.parse(JSON.parse(body));
  } catch (error) {
    if (CLOSED.has(codeOfError(error) ?? '')) return undefined;
    throw error;
  }
  throw new Error('The open shop could not do it; its log says why. Nothing has been changed.');
}
