// A payment provider that keeps to Midtrans' documentation as far as a shop can tell: Snap's transactions, script and
// page, the status call, and signed notifications sent to the one address it was given. Plain Node; PORT says where,
// SERVER_KEY who may call, NOTIFICATION_URL whom it tells.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { snapPage, snapScript } from './snap.mjs';

const { PORT, SERVER_KEY = '', CLIENT_KEY = '', NOTIFICATION_URL = '' } = process.env;
const AUTHORIZATION = `Basic ${Buffer.from(`${SERVER_KEY}:`).toString('base64')}`;

/** @typedef {{ order: { expiry: { start_time: string, duration: number } } & Record<string, unknown>, report?: Record<string, string> }} Session */
/** @type {Map<string, Session>} by token */
const sessions = new Map();
/** How the shop has answered each notification. @type {number[]} */
const answers = [];

const JAKARTA_MS = 7 * 3_600_000;
/** @param {number} ms */
const jakarta = (ms) => new Date(ms + JAKARTA_MS).toISOString().slice(0, 19).replace('T', ' ');

/** @param {Session} session */
function expiryOf({ order }) {
  const { start_time, duration } = order.expiry;
  return jakarta(Date.parse(start_time.replace(' +', '+').replace(' ', 'T')) + duration * 60_000);
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

/** @param {Record<string, string>} report */
function signed(report) {
  const { order_id, status_code, gross_amount } = report;
  const signature_key = createHash('sha512')
    .update(`${order_id}${status_code}${gross_amount}${SERVER_KEY}`)
    .digest('hex');
  return { ...report, signature_key };
}

/** Somebody tries to pay; the shop is told before the browser is. @param {string} token @param {string} how */
async function charge(token, how) {
  const session = sessions.get(token);
  const outcome = Object.hasOwn(CHARGES, how)
    ? CHARGES[/** @type {keyof typeof CHARGES} */ (how)]
    : undefined;
  if (!session || !outcome) return { status: 404, body: {} };
  const { order_id, gross_amount } = session.order.transaction_details;
  session.report = {
    ...outcome,
    order_id,
    transaction_id: `charge-of-${order_id}`,
    gross_amount: `${gross_amount}.00`,
    currency: 'IDR',
    expiry_time: expiryOf(session),
  };
  const answer = await fetch(NOTIFICATION_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' },
    body: JSON.stringify(signed(session.report)),
  });
  answers.push(answer.status);
  return { status: 200, body: {} };
}

/** @param {any} order */
function open(order) {
  const token = `snap-${order.transaction_details.order_id}`;
  sessions.set(token, { order });
  return { status: 201, body: { token, redirect_url: `http://127.0.0.1:${PORT}/snap/page/${token}` } };
}

/** @param {string} orderId */
function statusOf(orderId) {
  const session = [...sessions.values()].find(({ order }) => order.transaction_details.order_id === orderId);
  if (session?.report) return { status: 200, body: session.report };
  return { status: 200, body: { status_code: '404', status_message: "Transaction doesn't exist." } };
}

/** @param {import('node:http').IncomingMessage} request */
async function answerTo(request) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
  const [, ...parts] = pathname.split('/');
  const [room, name = '', token = ''] = parts;
  if (pathname === '/answers') return { status: 200, body: answers };
  if (pathname === '/snap/snap.js') return { type: 'text/javascript', text: snapScript };
  if (room === 'snap' && name === 'page' && searchParams.get('key') === CLIENT_KEY)
    return { type: 'text/html', text: snapPage(token) };
  if (room === 'snap' && name === 'charge') return charge(token, searchParams.get('by') ?? '');
  if (request.headers.authorization !== AUTHORIZATION) return { status: 401, body: {} };
  if (pathname === '/snap/v1/transactions') return open(await json(request));
  if (room === 'v2' && token === 'status') return statusOf(name);
  return { status: 404, body: {} };
}

const server = createServer(async (request, response) => {
  const {
    status = 200,
    body,
    type = 'application/json',
    text = JSON.stringify(body),
  } = await answerTo(request);
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
