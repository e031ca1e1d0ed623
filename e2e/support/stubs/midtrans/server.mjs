// Midtrans as far as its documentation describes it: Snap transactions, script and page, the status API, and signed
// notifications. SERVER_KEY authorizes calls, CLIENT_KEY opens the page, NOTIFICATION_URL receives the notifications.
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { PAYMENT_WIDGET_SCRIPT, renderPaymentPage } from '../payment-widget.mjs';
import { serveStub } from '../serve-stub.mjs';

const { PORT, SERVER_KEY = '', CLIENT_KEY = '', NOTIFICATION_URL = '' } = process.env;
const JAKARTA_MS = 7 * 3_600_000;

/** Orders by id, and the last status report of each order. */
const orders = new Map();
const reports = new Map();
/** The statuses of the shop's responses to notifications. */
const responses = [];

/** Parses `2026-11-25 10:00:00 +0700`. Returns the time at which the order expires, in the same zone. */
function expiryOf({ expiry: { start_time, duration } }) {
  const start = Date.parse(start_time.replace(' +', '+').replace(' ', 'T'));
  return new Date(start + duration * 60_000 + JAKARTA_MS).toISOString().slice(0, 19).replace('T', ' ');
}

const CHARGES = {
  card: {
    transaction_status: 'capture',
    status_code: '200',
    payment_type: 'credit_card',
    fraud_status: 'accept',
  },
  transfer: { transaction_status: 'pending', status_code: '201', payment_type: 'bank_transfer' },
  arrival: { transaction_status: 'settlement', status_code: '200', payment_type: 'bank_transfer' },
};

function sign(report) {
  const { order_id, status_code, gross_amount } = report;
  const signed = `${order_id}${status_code}${gross_amount}${SERVER_KEY}`;
  return { ...report, signature_key: createHash('sha512').update(signed).digest('hex') };
}

const app = new Hono();
app.get('/answers', (c) => c.json(responses));
app.get('/snap/snap.js', (c) => c.body(PAYMENT_WIDGET_SCRIPT, 200, { 'content-type': 'text/javascript' }));
app.get('/snap/page/:token', (c) =>
  c.req.query('key') === CLIENT_KEY
    ? c.html(renderPaymentPage(c.req.param('token'), { card: 'Pay by card', transfer: 'Bank transfer' }))
    : c.json({}, 401),
);

// Notifies the shop before the browser gets the response.
app.post('/snap/charge/:token', async (c) => {
  const order = orders.get(c.req.param('token').replace(/^snap-/, ''));
  const outcome = CHARGES[c.req.query('by')];
  if (!order || !outcome) return c.json({}, 404);
  const { order_id, gross_amount } = order.transaction_details;
  const report = {
    ...outcome,
    order_id,
    transaction_id: `charge-of-${order_id}`,
    gross_amount: `${gross_amount}.00`,
    currency: 'IDR',
    expiry_time: expiryOf(order),
  };
  reports.set(order_id, report);
  const response = await fetch(NOTIFICATION_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' },
    body: JSON.stringify(sign(report)),
  });
  responses.push(response.status);
  return c.json({});
});

app.use(basicAuth({ username: SERVER_KEY, password: '' }));
app.post('/snap/v1/transactions', async (c) => {
  const order = await c.req.json();
  const { order_id } = order.transaction_details;
  orders.set(order_id, order);
  const token = `snap-${order_id}`;
  return c.json({ token, redirect_url: `http://127.0.0.1:${PORT}/snap/page/${token}` }, 201);
});
app.get('/v2/:order/status', (c) => {
  const unknown = { status_code: '404', status_message: "Transaction doesn't exist." };
  return c.json(reports.get(c.req.param('order')) ?? unknown);
});
serveStub(app);
