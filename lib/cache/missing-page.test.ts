import { createServer, type RequestListener } from 'node:http';
import { missingPage } from '@/lib/pages/page-metadata';
import { isMissingPage, MISSING_HEADER, sendMissingStatus } from './missing-page.mjs';

async function answerOf(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (typeof address !== 'object') throw new Error('The server listens on a pipe');
  try {
    return await fetch(`http://127.0.0.1:${address?.port}`);
  } finally {
    server.close();
  }
}

it('knows a page by what its head says, however the rest of it reads', () => {
  const { status } = missingPage({ title: 'Gone', description: 'Gone.' }).other ?? {};

  expect(isMissingPage(`<head><meta name="status" content="${status}"/></head>`)).toBe(true);
  expect(isMissingPage('<p>&lt;meta name=&quot;status&quot; content=&quot;404&quot;/&gt;</p>')).toBe(false);
});

it.each([
  ['the page of what is missing', 'text/html; charset=utf-8', true, 404],
  ['any other page', 'text/html; charset=utf-8', false, 200],
  ['what the router of the browser asks for', 'text/x-component', true, 200],
])('sends %s as it should, and leaves Next its 200', async (_, type, isMissing, status) => {
  let after: number | undefined;
  const answer = await answerOf((_request, response) => {
    sendMissingStatus(response);
    response.setHeader('content-type', type);
    if (isMissing) response.setHeader(MISSING_HEADER, '1');
    response.end('page');
    after = response.statusCode;
  });

  expect(answer.status).toBe(status);
  expect(answer.headers.has(MISSING_HEADER)).toBe(false);
  expect(after).toBe(200);
});
