import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { text } from 'node:stream/consumers';

/** A shopper is made to wait ten seconds at most for an answer; a proxy may have tried two servers for it. */
const TIMEOUT_MS = 20_000;

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Request = { method?: string; data?: object; headers?: Record<string, string> };

/** What of a browser counts here: connections that are kept, cookies, and the origin it speaks for. */
export type Browser = { ask: (path: string, request?: Request) => Promise<Answer>; close: () => void };

export function openBrowser(siteUrl: string): Browser {
  const cookies = new Map<string, string>();
  const isSecure = siteUrl.startsWith('https:');
  // The certificate is nobody's but the stand's.
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, rejectUnauthorized: false })
    : new Agent({ keepAlive: true });
  const send = isSecure ? requestSecurely : request;

  const keepCookies = (headers: IncomingHttpHeaders) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const ask: Browser['ask'] = (path, { method = 'GET', data, headers = {} } = {}) => {
    const body = data && JSON.stringify(data);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = {
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { origin: siteUrl }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const asked = send(`${siteUrl}${path}`, { method, agent, headers: all, signal }, (answer) => {
        keepCookies(answer.headers);
        // An answer that breaks off rejects.
        text(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: whole }),
          reject,
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  };
  return { ask, close: () => agent.destroy() };
}
