// A product API that a test can take down, and whose catalogue it can change (`PUT /changes`). UPSTREAM is the API with
// the original catalogue.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { serveStub } from '../serve-stub.mjs';

/** Changed fields by id, added products, and whether the API responds at all. */
let changes = { products: {}, items: {}, added: [], isUp: true };

const changeProduct = (product) => ({ ...product, ...changes.products[product.id] });

async function fetchUpstream(c, change) {
  const { pathname, search } = new URL(c.req.url);
  const upstream = await fetch(`${process.env.UPSTREAM}${pathname}${search}`);
  const body = await upstream.json();
  return c.json(body.data ? { ...body, data: change(body.data) } : body, upstream.status);
}

const app = new Hono();
app.put('/changes', async (c) => {
  changes = { ...changes, ...(await c.req.json()) };
  return c.body(null, 204);
});
app.use((c, next) => {
  if (changes.isUp) return next();
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
});
app.get('/api/products', (c) => fetchUpstream(c, (list) => [...list, ...changes.added].map(changeProduct)));
app.get('/api/products/:id', (c) => fetchUpstream(c, changeProduct));
app.get('/api/items', (c) =>
  fetchUpstream(c, (list) => list.map((item) => ({ ...item, ...changes.items[item.id] }))),
);
app.get('*', (c) => fetchUpstream(c, (data) => data));
serveStub(app);
