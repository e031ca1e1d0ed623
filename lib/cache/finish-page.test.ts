import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finishPage } from './finish-page.mjs';

const PAGE = `<!doctype html><p>${'ombak – '.repeat(1000)}</p>`;

/** Asks a server that has this one page, as Next hands it over. */
async function ask(headers: Record<string, string> = {}, status = 200) {
  const server = createServer((request, response) => {
    response.statusCode = status;
    response.setHeader('vary', 'rsc');
    response.setHeader('content-length', Buffer.byteLength(PAGE));
    response.end(finishPage(request, response, PAGE));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers, agent: false }, resolve).once('error', reject);
  });
  const body = await buffer(response);
  await new Promise((resolve) => server.close(resolve));
  return { status: response.statusCode, headers: response.headers, body };
}

describe('a finished page', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, GZIP;q=0.5', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])('goes out as %s to who accepts "%s"', async (encoding, accepted, decode) => {
    const { headers, body } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('rsc, Accept-Encoding');
    expect(decode(body).toString()).toBe(PAGE);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await ask({ 'accept-encoding': 'gzip' });
    const again = await ask({ 'if-none-match': `"other", ${headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('is sent in full when it says that there is nothing', async () => {
    const { headers } = await ask({}, 404);
    const again = await ask({ 'if-none-match': String(headers.etag) }, 404);
    expect(again.status).toBe(404);
    expect(again.body.toString()).toBe(PAGE);
  });
});
