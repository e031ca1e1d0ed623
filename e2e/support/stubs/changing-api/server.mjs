// A product API, seen through a pane on which a test can write: other prices, products more or less, or nothing at
// all. Plain Node; PORT says where, BEHIND whose catalogue it is.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** What is different from the catalogue behind: facts by id, whom to leave out, whom to add, whether to answer. */
let pane = { products: {}, items: {}, hidden: [], added: [], answers: true };

const ON_THE_PANE = {
  '/api/products': (list) =>
    [...list, ...pane.added]
      .filter(({ id }) => !pane.hidden.includes(id))
      .map((product) => ({ ...product, ...pane.products[product.id] })),
  '/api/items': (list) => list.map((item) => ({ ...item, ...pane.items[item.id] })),
};

async function look(address) {
  const answer = await fetch(`${process.env.BEHIND}${address}`);
  const body = await answer.json();
  const change = ON_THE_PANE[address];
  return { status: answer.status, body: change ? { ...body, data: change(body.data) } : body };
}

async function serve(request, response) {
  if (request.method === 'PUT' && request.url === '/pane') {
    pane = { ...pane, ...(await json(request)) };
    return response.writeHead(204).end();
  }
  if (!pane.answers) return request.socket.destroy();
  const { status, body } = await look(request.url);
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

createServer((request, response) => {
  serve(request, response).catch((error) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
