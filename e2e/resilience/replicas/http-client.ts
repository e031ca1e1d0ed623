import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { text } from 'node:stream/consumers';

/** A response may take ten seconds, and a proxy may try two servers. */
const TIMEOUT_MS = 20_000;

export type ClientResponse = { status: number; headers: IncomingHttpHeaders; text: string };
type ClientRequest = { method?: string; data?: object; headers?: Record<string, string> };

/** An HTTP client with the parts of a browser that matter here: keep-alive, cookies and an origin. */
export type HttpClient = {
  send: (path: string, request?: ClientRequest) => Promise<ClientResponse>;
  close: () => void;
};

export function openClient(siteUrl: string): HttpClient {
  const cookies = new Map<string, string>();
  const isSecure = siteUrl.startsWith('https:');
  // The certificate is self-signed.
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, rejectUnauthorized: false })
    : new Agent({ keepAlive: true });
  const open = isSecure ? requestSecurely : request;

  const keepCookies = (headers: IncomingHttpHeaders) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const send: HttpClient['send'] = (path, { method = 'GET', data, headers = {} } = {}) => {
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
      const sent = open(`${siteUrl}${path}`, { method, agent, headers: all, signal }, (response) => {
        keepCookies(response.headers);
        // A truncated response rejects.
        text(response).then(
          (whole) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: whole }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
  return { send, close: () => agent.destroy() };
}
