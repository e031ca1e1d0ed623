import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { codeOfError } from '@/backend/db/database-error';
import { socketPath } from './socket-path';
import { type Outcome, outcomeSchema, type Task } from './task';

/** No shop is open on that folder: there is no socket, or nobody behind it. A path too long for one is no socket either. */
const CLOSED = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL', 'ENAMETOOLONG']);

function post(path: string, body: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: path, method: 'POST' }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, body: answer }), reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

/**
 * Lets the shop that is open on the data folder do the work.
 * @returns undefined when none is open there
 * @throws Error when it failed
 */
export async function askRunningShop(dataDir: string, task: Task): Promise<Outcome | undefined> {
  try {
    const { status, body } = await post(socketPath(dataDir), JSON.stringify(task));
    if (status === 200) return outcomeSchema.parse(JSON.parse(body));
  } catch (error) {
    if (CLOSED.has(codeOfError(error) ?? '')) return undefined;
    throw error;
  }
  throw new Error('The open shop could not do it; its log says why. Nothing has been changed.');
}
