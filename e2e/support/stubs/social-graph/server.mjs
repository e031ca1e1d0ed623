// A Graph API whose responses a test chooses (`PUT /stub`) and which counts its calls (`GET /stub`). Each exchange of a
// token returns a new token, and the earlier tokens stay valid. The variable TOKEN is the first token.
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { serveStub } from '../serve-stub.mjs';
import { createSocialPosts } from './posts.mjs';

const { PORT, TOKEN } = process.env;
const origin = `http://127.0.0.1:${PORT}`;
const tokens = [TOKEN];
const picture = await readFile(new URL('../../../../app/apple-icon.png', import.meta.url));

/** The API responds with `posts`, or with `expired` for a rejected token, after `delayMs`. */
let mode = { responses: 'posts', delayMs: 0 };
let counters = { media: 0, answered: 0, tokens: 0 };

const app = new Hono();
app.put('/stub', async (c) => {
  mode = { delayMs: 0, ...(await c.req.json()) };
  counters = { media: 0, answered: 0, tokens: 0 };
  return c.json({});
});
app.get('/stub', (c) => c.json(counters));
app.get('/pictures/:file', (c) => c.body(picture, 200, { 'content-type': 'image/png' }));

app.use(async (c, next) => {
  await sleep(mode.delayMs);
  counters.answered += 1;
  const token = c.req.query('access_token');
  counters[c.req.path === '/me/media' ? 'media' : 'tokens'] += 1;
  if (mode.responses === 'expired' || !tokens.includes(token))
    return c.json({ error: { message: `Error validating access token ${token}`, code: 190 } }, 400);
  return next();
});
app.get('/me/media', (c) => c.json({ data: createSocialPosts(origin), paging: {} }));
app.get('/refresh_access_token', (c) => {
  tokens.push(`${TOKEN}-${tokens.length}`);
  return c.json({ access_token: tokens.at(-1), token_type: 'bearer', expires_in: 5_184_000 });
});
serveStub(app);
