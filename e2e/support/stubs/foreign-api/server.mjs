// A product API other than the bundled one, with one customer. It has the calls that the contract requires and no others:
// no PATCH, no order by id, no extensions and no translations.
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import sharp from 'sharp';
import { PAYMENT_WIDGET_SCRIPT, renderPaymentPage } from '../payment-widget.mjs';
import { SAMPLE_SVG, SVG_HEADERS, serveStub } from '../serve-stub.mjs';
import {
  CATEGORIES,
  ITEMS,
  PAYMENT_CLIENT_KEY,
  PRODUCTS,
  SHOPPER_LOGIN,
  SIZES,
  VARIANTS,
} from './catalogue.mjs';

const PHOTO = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

const tokens = new Set();
const orders = [];
let cart = [];
let address;
let lastId = 500;

const fail = (status, message) => {
  throw new HTTPException(status, { message });
};
const ok = (c, data = null) => c.json({ status: 'success', data, took: 1 });
const sumOf = (lines) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const app = new Hono();
app.use(cors());
app.onError((error, c) =>
  c.json({ status: 'error', message: error.message }, error instanceof HTTPException ? error.status : 500),
);
app.notFound((c) => c.json({ status: 'error', message: 'No such call' }, 404));

app.get('/api/products', (c) => ok(c, PRODUCTS));
app.get('/api/products/:id', (c) => {
  const product = PRODUCTS.find(({ id }) => String(id) === c.req.param('id'));
  return ok(c, product ?? fail(404, 'No such product'));
});
app.get('/api/categories', (c) => ok(c, CATEGORIES));
app.get('/api/variants', (c) => ok(c, VARIANTS));
app.get('/api/sizes', (c) => ok(c, SIZES));
app.get('/api/items', (c) => {
  const wanted = c.req.query('name');
  return ok(
    c,
    ITEMS.filter(({ name }) => name === (wanted ?? name)),
  );
});

app.get('/pictures/reef.svg', (c) => c.body(SAMPLE_SVG, 200, SVG_HEADERS));
app.get('/pictures/tide.jpg', (c) => c.body(PHOTO, 200, { 'content-type': 'image/jpeg' }));
app.get('/pictures/gone.jpg', (c) => c.body('gone', 404, { 'content-type': 'image/jpeg' }));

app.get('/snap/snap.js', (c) => c.body(PAYMENT_WIDGET_SCRIPT, 200, { 'content-type': 'text/javascript' }));
app.get('/snap/page/:token', (c) => {
  if (c.req.query('key') !== PAYMENT_CLIENT_KEY) fail(403, 'Unknown client key');
  return c.html(renderPaymentPage(c.req.param('token'), { card: 'Pay by foreign card', close: 'Not now' }));
});
app.post('/snap/charge/:token', (c) => {
  const order = orders.find(({ snapToken }) => snapToken === c.req.param('token'));
  if (!order) fail(404, 'No such payment');
  order.status = 'settled';
  return ok(c);
});

app.post('/api/users/login', async (c) => {
  const { email, password } = await c.req.json();
  if (email !== SHOPPER_LOGIN.email || password !== SHOPPER_LOGIN.password)
    fail(401, 'Wrong email or password');
  const token = randomUUID();
  tokens.add(token);
  return ok(c, { token, tokenType: 'opaque' });
});

const tokenOf = (c) => c.req.header('authorization')?.replace(/^Bearer /, '');
/** Middleware of the calls that need a login. */
const loggedIn = (c, next) => (tokens.has(tokenOf(c)) ? next() : fail(401, 'Not logged in'));

app.delete('/api/users/logout', loggedIn, (c) => {
  tokens.delete(tokenOf(c));
  return ok(c);
});
app.get('/api/users/profile', loggedIn, (c) =>
  ok(c, { firstName: 'Made', email: SHOPPER_LOGIN.email, loyalty: 12 }),
);
app.post('/api/users/address', loggedIn, async (c) => {
  address = await c.req.json();
  return ok(c);
});

app.get('/api/cart', loggedIn, (c) => ok(c, { items: cart, totalPrice: sumOf(cart) }));
app.post('/api/cart/add', loggedIn, async (c) => {
  const { itemId, sizeId, quantity } = await c.req.json();
  const item = ITEMS.find(({ id }) => String(id) === String(itemId));
  const size = SIZES.find(({ id }) => String(id) === String(sizeId));
  if (!item || !size || item.size.value !== size.value) fail(404, 'Item with the selected size not found');
  lastId += 1;
  const { id, name, price } = item;
  const names = { itemName: name, sizeName: size.value };
  cart.push({ id: lastId, itemId: id, ...names, quantity, price, giftWrap: false });
  return ok(c);
});
app.delete('/api/cart/remove/:id', loggedIn, (c) => {
  const others = cart.filter(({ id }) => String(id) !== c.req.param('id'));
  if (others.length === cart.length) fail(404, 'No such line');
  cart = others;
  return ok(c);
});
app.delete('/api/cart/clear', loggedIn, (c) => {
  cart = [];
  return ok(c);
});

// The payment token is in this response and in no other.
app.post('/api/transactions/create', loggedIn, (c) => {
  if (cart.length === 0) fail(400, 'Your cart is empty');
  if (!address) fail(400, 'An address is missing');
  lastId += 1;
  const order = { id: lastId, status: 'pending', lines: cart, snapToken: randomUUID() };
  orders.push({ ...order, createdAt: new Date().toISOString() });
  return ok(c, { id: order.id, snap_token: order.snapToken });
});
app.get('/api/transactions/', loggedIn, (c) => {
  const order = orders.at(-1);
  if (!order) return ok(c);
  const { id, status, lines, createdAt } = order;
  return ok(c, {
    id,
    customer_name: address.receiptName,
    customer_email: SHOPPER_LOGIN.email,
    status,
    total: sumOf(lines),
    transaction_method: status === 'settled' ? 'foreign_card' : null,
    createdAt,
    updatedAt: createdAt,
    courier: 'by boat',
    transactionitem: lines.map((line, index) => ({ ...line, id: index + 1 })),
  });
});
serveStub(app);
