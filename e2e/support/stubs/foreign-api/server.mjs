// A product API that is not the bundled one. It keeps the contract and nothing beyond it: no PATCH, no order by
// id, no extension, no languages. PORT says where.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { CATEGORIES, ITEMS, PRODUCTS, SHOPPER, SIZES, VARIANTS } from './catalogue.mjs';
import { CLIENT_KEY, paymentPage, SNAP_SCRIPT } from './payment-widget.mjs';
import {
  addToCart,
  clearCart,
  createOrder,
  latestOrder,
  logIn,
  logOut,
  Refusal,
  readCart,
  removeFromCart,
  requireShopper,
  saveAddress,
  settle,
} from './shop.mjs';

function productOf(id) {
  const product = PRODUCTS.find((candidate) => String(candidate.id) === id);
  if (!product) throw new Refusal(404, 'No such product');
  return product;
}

function pageOf(token, query) {
  if (query.get('key') !== CLIENT_KEY) throw new Refusal(403, 'Unknown client key');
  return { type: 'text/html', text: paymentPage(token) };
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="coral" d="M0 0h4v5H0z"/></svg>';
const PHOTO = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

/** Public calls: pattern, and what becomes of the address and the body. */
const OPEN = [
  ['GET', /^\/api\/products$/, () => PRODUCTS],
  ['GET', /^\/api\/products\/(.+)$/, ({ id }) => productOf(id)],
  ['GET', /^\/api\/categories$/, () => CATEGORIES],
  ['GET', /^\/api\/variants$/, () => VARIANTS],
  ['GET', /^\/api\/sizes$/, () => SIZES],
  ['GET', /^\/api\/items$/, ({ query }) => ITEMS.filter(({ name }) => name === (query.get('name') ?? name))],
  ['POST', /^\/api\/users\/login$/, ({ body }) => logIn(body)],
  ['GET', /^\/pictures\/reef\.svg$/, () => ({ type: 'image/svg+xml', text: PICTURE })],
  ['GET', /^\/pictures\/tide\.jpg$/, () => ({ type: 'image/jpeg', text: PHOTO })],
  ['GET', /^\/pictures\/gone\.jpg$/, () => ({ status: 404, type: 'image/jpeg', text: 'gone' })],
  ['GET', /^\/snap\/snap\.js$/, () => ({ type: 'text/javascript', text: SNAP_SCRIPT })],
  ['GET', /^\/snap\/page\/(.+)$/, ({ id, query }) => pageOf(id, query)],
  ['POST', /^\/snap\/settle\/(.+)$/, ({ id }) => settle(id)],
];

const PROTECTED = [
  ['DELETE', /^\/api\/users\/logout$/, ({ token }) => logOut(token)],
  ['GET', /^\/api\/users\/profile$/, () => ({ firstName: 'Made', email: SHOPPER.email, loyalty: 12 })],
  ['POST', /^\/api\/users\/address$/, ({ body }) => saveAddress(body)],
  ['GET', /^\/api\/cart$/, () => readCart()],
  ['POST', /^\/api\/cart\/add$/, ({ body }) => addToCart(body)],
  ['DELETE', /^\/api\/cart\/remove\/(.+)$/, ({ id }) => removeFromCart(id)],
  ['DELETE', /^\/api\/cart\/clear$/, () => clearCart()],
  ['POST', /^\/api\/transactions\/create$/, () => createOrder()],
  ['GET', /^\/api\/transactions\/$/, () => latestOrder()],
];

async function bodyOf(request) {
  return request.headers['content-type']?.startsWith('application/json') ? json(request) : undefined;
}

async function answer(request) {
  const { pathname, searchParams: query } = new URL(request.url, 'http://foreign.example');
  const fits = ([method, path]) => method === request.method && path.test(pathname);
  const open = OPEN.find(fits);
  const route = open ?? PROTECTED.find(fits);
  if (!route) throw new Refusal(404, 'No such call');

  const token = open ? undefined : requireShopper(request.headers.authorization);
  const [, path, act] = route;
  const id = decodeURIComponent(path.exec(pathname)?.[1] ?? '');
  return act({ id, query, token, body: await bodyOf(request) });
}

function send(response, status, type, text) {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text);
}

createServer(async (request, response) => {
  try {
    const data = await answer(request);
    if (data?.text) send(response, data.status ?? 200, data.type, data.text);
    else
      send(
        response,
        200,
        'application/json',
        JSON.stringify({ status: 'success', data: data ?? null, took: 1 }),
      );
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500;
    send(response, status, 'application/json', JSON.stringify({ status: 'error', message: error.message }));
  }
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
