import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { missingPage } from '@/lib/pages/page-metadata';
import { finishPage, sendFinishedPages } from './finished-page';

const PAGE = `<!doctype html><p>${'ombak – '.repeat(1000)}</p>`;
const MISSING = '<head><meta name="status" content="404"/></head>';

type Asking = { headers?: Record<string, string>; type?: string; status?: number; html?: string };

/** Asks a server that has this one page, as Next hands it over. */
async function ask({
  headers = {},
  type = 'text/html; charset=utf-8',
  status = 200,
  html = PAGE,
}: Asking = {}) {
  let after: number | undefined;
  const server = createServer((request, response) => {
    sendFinishedPages(request, response);
    response.statusCode = status;
    response.setHeader('content-type', type);
    response.setHeader('vary', 'rsc');
    response.setHeader('content-length', Buffer.byteLength(html));
    response.end(html);
    after = response.statusCode;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers, agent: false }, resolve).once('error', reject);
  });
  const body = await buffer(response);
  await new Promise((resolve) => server.close(resolve));
  return { status: response.statusCode, headers: response.headers, body, after };
}

describe('a finished page', () => {
  it('is not sent again to who has it', async () => {
    const { headers } = await ask();
    const again = await ask({ headers: { 'if-none-match': `"other", ${headers.etag}` } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it.each([
    ['when Next says so', PAGE, 404],
    ['when its head says so, to whoever had it', MISSING, 200],
  ])('is sent in full with 404 %s', async (_, html, status) => {
    const { headers } = await ask({ html, status });
    const again = await ask({ html, status, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(404);
    expect(again.body.toString()).toBe(html);
    expect(again.after).toBe(status);
  });

  it('is none in an answer to the router of the browser', async () => {
    const { status, headers } = await ask({ html: MISSING, type: 'text/x-component' });
    expect(status).toBe(200);
    expect(headers.etag).toBeUndefined();
  });

  it('has an ETag that changes with the page alone', () => {
    expect(finishPage(PAGE.slice()).etag).toBe(finishPage(PAGE).etag);
    expect(finishPage(`${PAGE} `).etag).not.toBe(finishPage(PAGE).etag);
  });

  it('is missing by what its head says, however the rest of it reads', () => {
    const { status } = missingPage({ title: 'Gone', description: 'Gone.' }).other ?? {};
    expect(finishPage(`<head><meta name="status" content="${status}"/></head>`).status).toBe(404);
    expect(finishPage('<p>&lt;meta name=&quot;status&quot; content=&quot;404&quot;/&gt;</p>').status).toBe(
      200,
    );
  });

  it.each(['<script>alert(1)</script>', '<style>p{color:red}</style>'])(
    'with %s in it allows nothing of the kind, and says what it was',
    (planted) => {
      const { policy, foreignCode } = finishPage(`<!DOCTYPE html><body>${planted}</body></html>`);
      expect(foreignCode).toContain(planted);
      expect(policy).toContain("; script-src 'self'; ");
      expect(policy).toContain("; style-src 'self'; ");
    },
  );
});
