import { request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Asks the server behind, in the words of the request: its whole answer.
 * @param {string} behind its address
 * @param {import('node:http').IncomingMessage} request
 * @param {string} body the request's
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function forward(behind, { method, url, headers }, body) {
  const { 'transfer-encoding': _chunks, ...kept } = headers;
  const length = body && { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const asked = send(`${behind}${url}`, { method, headers: { ...kept, ...length } }, async (answer) => {
      resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
