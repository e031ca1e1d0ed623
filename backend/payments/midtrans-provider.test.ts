import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMidtransProvider, deriveCoreApiUrl } from './midtrans-provider';
import type { PayableOrder } from './payment-provider';

type Seen = Pick<IncomingMessage, 'method' | 'url'> & { authorization: string | undefined; body: string };

const order: PayableOrder = {
  id: '20261121-ABC',
  total: 2_150_000,
  createdAt: new Date('2026-11-21T04:05:06Z'),
  payableUntil: new Date('2026-11-22T04:05:06Z'),
  returnUrl: 'https://shop.example/id/order-status?transaction_id=20261121-ABC',
  customer: { name: 'Ni Made Ayu', email: 'ayu@example.com', phone: '+6281234567890' },
  address: {
    receiptName: 'Made',
    address: 'Jl. Raya 1',
    city: 'Denpasar',
    province: 'Bali',
    postalCode: '80361',
  },
  lines: [
    { itemId: 'i1', itemName: 'Uluwatu Elite Pro', sizeName: '32', price: 850_000, quantity: 2 },
    {
      itemId: 'i2',
      itemName: `A very long name ${'of a product '.repeat(5)}`,
      sizeName: 'XL',
      price: 450_000,
      quantity: 1,
    },
  ],
};

let server: Server;
let seen: Seen[];
let stubbed: { status: number; body: string; delayMs?: number };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({
        method,
        url,
        authorization: headers.authorization,
        body: Buffer.concat(chunks).toString(),
      });
      const { status, body, delayMs = 0 } = stubbed;
      setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(body), delayMs);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  seen = [];
});
afterAll(() => new Promise((closed) => server.close(closed)));

function provider(timeoutMs = 1000) {
  const { port } = server.address() as AddressInfo;
  return createMidtransProvider({ serverKey: 'server-key', apiUrl: `http://127.0.0.1:${port}`, timeoutMs });
}

describe('createToken', () => {
  it('sends the order with lines and customer, and returns the token', async () => {
    stubbed = { status: 201, body: '{"token":"snap-1","redirect_url":"https://example.com"}' };
    expect(await provider().createToken(order)).toBe('snap-1');

    const [call] = seen;
    expect(call).toMatchObject({ method: 'POST', url: '/snap/v1/transactions' });
    expect(call?.authorization).toBe(`Basic ${Buffer.from('server-key:').toString('base64')}`);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      transaction_details: { order_id: '20261121-ABC', gross_amount: 2_150_000 },
      item_details: [
        { id: 'i1', name: 'Uluwatu Elite Pro (32)', price: 850_000, quantity: 2 },
        { id: 'i2', name: 'A very long name of a product of a product of (XL)', price: 450_000, quantity: 1 },
      ],
      customer_details: {
        first_name: 'Ni Made Ayu',
        email: 'ayu@example.com',
        phone: '+6281234567890',
        shipping_address: {
          first_name: 'Made',
          phone: '+6281234567890',
          address: 'Jl. Raya 1',
          city: 'Denpasar',
          postal_code: '80361',
          country_code: 'IDN',
        },
      },
      credit_card: { secure: true },
      callbacks: { finish: order.returnUrl },
      gopay: { enable_callback: true, callback_url: order.returnUrl },
      shopeepay: { callback_url: order.returnUrl },
      expiry: { start_time: '2026-11-21 04:05:06 +0000', unit: 'minutes', duration: 1440 },
    });
  });

  it('sends lines that add up to the amount, within the provider’s limits', async () => {
    stubbed = { status: 201, body: '{"token":"snap-1"}' };
    const address = { ...order.address, address: `Jl. ${'🌊'.repeat(200)}`, postalCode: '80361, Bali' };
    await provider().createToken({ ...order, address });
    const { item_details, transaction_details, customer_details } = JSON.parse(seen[0]?.body ?? '') as {
      item_details: { price: number; quantity: number; name: string }[];
      transaction_details: { gross_amount: number };
      customer_details: { shipping_address: Record<string, string> };
    };
    expect(item_details.reduce((sum, line) => sum + line.price * line.quantity, 0)).toBe(
      transaction_details.gross_amount,
    );
    expect(Math.max(...item_details.map(({ name }) => name.length))).toBeLessThanOrEqual(50);
    // A surrogate pair must not be split, and a postal code that the provider rejects must be left out.
    expect(customer_details.shipping_address.address).toBe(`Jl. ${'🌊'.repeat(125)}`);
    expect(customer_details.shipping_address).not.toHaveProperty('postal_code');
  });

  it.each([
    [400, '{"error_messages":["transaction_details.order_id sudah digunakan"]}', 'rejected'],
    [401, '{"error_messages":["Access denied"]}', 'rejected'],
    [429, '{}', 'unavailable'],
    [500, '{}', 'unavailable'],
    [503, 'not JSON', 'unavailable'],
    [302, '', 'unavailable'],
    [200, '{"no":"token"}', 'unavailable'],
    [200, 'null', 'unavailable'],
  ])('turns HTTP %i %s into %s', async (status, body, kind) => {
    stubbed = { status, body };
    await expect(provider().createToken(order)).rejects.toMatchObject({
      name: 'PaymentProviderError',
      kind,
    });
  });

  it('stops waiting after the timeout', async () => {
    stubbed = { status: 201, body: '{"token":"late"}', delayMs: 600 };
    await expect(provider(100).createToken(order)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('keeps the server key out of errors', async () => {
    stubbed = { status: 401, body: '{}' };
    const error: unknown = await provider()
      .createToken(order)
      .catch((caught: unknown) => caught);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('server-key');
  });
});

describe('findReport', () => {
  it('requests and parses the status of an order', async () => {
    stubbed = {
      status: 200,
      body: JSON.stringify({
        order_id: '20261121-ABC',
        transaction_id: 't1',
        transaction_status: 'settlement',
        fraud_status: 'accept',
        status_code: '200',
        gross_amount: '2150000.00',
        currency: 'IDR',
        payment_type: 'credit_card',
        masked_card: '48111111-1114',
        expiry_time: '2026-11-22 11:05:06',
      }),
    };
    expect(await provider().findReport('20261121-ABC')).toEqual({
      orderId: '20261121-ABC',
      transactionId: 't1',
      transactionStatus: 'settlement',
      fraudStatus: 'accept',
      statusCode: '200',
      grossAmount: '2150000.00',
      currency: 'IDR',
      paymentType: 'credit_card',
      // The provider sends the time of Jakarta, which is seven hours ahead of UTC.
      expiresAt: new Date('2026-11-22T04:05:06Z'),
      accounts: [],
      refundedAmount: undefined,
    });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/v2/20261121-ABC/status' });
  });

  it.each([
    [404, '{"status_code":"404","status_message":"Transaction doesn\'t exist."}'],
    [200, '{"status_code":"404","status_message":"Transaction doesn\'t exist."}'],
  ])('treats HTTP %i %s as no attempt to pay', async (status, body) => {
    stubbed = { status, body };
    expect(await provider().findReport('x')).toBeUndefined();
  });

  it('parses code 407 of an expired payment as a report', async () => {
    const body = { order_id: 'x', transaction_status: 'expire', status_code: '407', gross_amount: '1.00' };
    stubbed = { status: 200, body: JSON.stringify(body) };
    expect(await provider().findReport('x')).toMatchObject({
      transactionStatus: 'expire',
      statusCode: '407',
    });
  });

  it.each([
    [500, '{}', 'unavailable'],
    [401, '{}', 'rejected'],
    [200, '{"order_id":"x"}', 'unavailable'],
  ])('turns HTTP %i %s into %s', async (status, body, kind) => {
    stubbed = { status, body };
    await expect(provider().findReport('x')).rejects.toMatchObject({ kind });
  });
});

it.each([
  ['https://app.sandbox.midtrans.com', 'https://api.sandbox.midtrans.com'],
  ['https://app.midtrans.com', 'https://api.midtrans.com'],
  ['http://127.0.0.1:4120', 'http://127.0.0.1:4120'],
])('derives the core API from %s', (snap, core) => {
  expect(deriveCoreApiUrl(snap)).toBe(core);
});
