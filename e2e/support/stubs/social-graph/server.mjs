// A Graph API on which a test writes what it shall answer, and which counts what it is asked. Every exchange of the
// token gives another, and the one before goes on. Plain Node; PORT says where, TOKEN what it takes at first.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { laterMediaOf, mediaOf } from './posts.mjs';

const origin = `http://127.0.0.1:${process.env.PORT}`;
const tokens = [process.env.TOKEN];
const picture = await readFile(new URL('../../../../app/apple-icon.png', import.meta.url));

/** How it answers, after so many milliseconds. */
let mode = { answers: 'posts', delayMs: 0 };
const NOTHING = { media: 0, answered: 0, tokens: 0, pictures: 0, lastToken: undefined };
let asked = { ...NOTHING };

const films = () => mediaOf(origin).filter(({ media_type }) => media_type === 'VIDEO');
const refusal = (status, code, message) => ({
  status,
  body: { error: { message, type: 'OAuthException', code } },
});

const MEDIA = {
  posts: () => ({ body: { data: mediaOf(origin), paging: {} } }),
  later: () => ({ body: { data: laterMediaOf(origin), paging: {} } }),
  films: () => ({ body: { data: films() } }),
  nonsense: () => ({ text: '<!doctype html><title>Something went wrong</title>' }),
  limited: () => ({
    ...refusal(400, 4, 'Application request limit reached'),
    headers: { 'retry-after': '1800' },
  }),
  broken: () => ({ status: 500, body: { error: { message: 'Unknown error', code: 1 } } }),
};

function answerMedia(token) {
  asked.media += 1;
  asked.lastToken = token;
  const isKnown = mode.answers !== 'expired' && tokens.includes(token);
  return isKnown ? MEDIA[mode.answers]() : refusal(400, 190, `Error validating access token ${token}`);
}

function answerToken(token) {
  asked.tokens += 1;
  if (mode.answers === 'expired' || !tokens.includes(token)) {
    return refusal(400, 190, `Error validating access token ${token}`);
  }
  tokens.push(`${process.env.TOKEN}-${tokens.length}`);
  return { body: { access_token: tokens.at(-1), token_type: 'bearer', expires_in: 5_184_000 } };
}

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url, origin);
  if (pathname === '/stub') {
    if (request.method === 'PUT') {
      mode = { delayMs: 0, ...(await json(request)) };
      asked = { ...NOTHING };
    }
    return { body: { ...asked, newestToken: tokens.at(-1) } };
  }
  if (pathname.startsWith('/pictures/')) {
    asked.pictures += 1;
    return { type: 'image/png', text: picture };
  }
  const token = searchParams.get('access_token');
  await sleep(mode.delayMs);
  asked.answered += 1;
  if (pathname === '/me/media') return answerMedia(token);
  if (pathname === '/refresh_access_token') return answerToken(token);
  return refusal(404, 100, 'Unsupported request');
}

createServer(async (request, response) => {
  const {
    status = 200,
    headers = {},
    body,
    type = 'application/json',
    text = JSON.stringify(body),
  } = await answer(request);
  response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
