// A product API whose catalogue a test can change (`PUT /changes`) or take down. PORT is its port, UPSTREAM the API with the
// catalogue it starts from.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** Changed fields by id, added products, and whether the API responds at all. */
let changes = { products: {}, items: {}, added: [], isUp: true };

const changeProduct = (product) => ({ ...product, ...changes.products[product.id] });

const CHANGED_LISTS = {
  '/api/products': (list) => [...list, ...changes.added].map(changeProduct),
  '/api/items': (list) => list.map((item) => ({ ...item, ...changes.items[item.id] })),
};

async function serve(request, response) {
  if (request.method === 'PUT' && request.url === '/changes') {
    changes = { ...changes, ...(await json(request)) };
    return response.writeHead(204).end();
  }
  if (!changes.isUp) return request.socket.destroy();
  const upstream = await fetch(`${process.env.UPSTREAM}${request.url}`);
  const body = await upstream.json();
  const change = request.url.startsWith('/api/products/') ? changeProduct : CHANGED_LISTS[request.url];
  const changed = change && body.data ? { ...body, data: change(body.data) } : body;
  return response
    .writeHead(upstream.status, { 'content-type': 'application/json' })
    .end(JSON.stringify(changed));
}

createServer((request, response) => {
  serve(request, response).catch((error) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
