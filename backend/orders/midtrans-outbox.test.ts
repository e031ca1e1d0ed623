import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { createMidtransProvider } from '@/backend/payments/midtrans-provider';
import { paymentReportSchema } from '@/backend/payments/payment-report';
import { reportOf } from '@/backend/test/fake-provider';

const addressSchema = z.object({ port: z.number() });

let server: Server;
let seen: { call: string; body: unknown }[];
let stubbed: { status: number; body: object };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      seen.push({ call: `${request.method} ${request.url}`, body: text ? JSON.parse(text) : undefined });
      response
        .writeHead(stubbed.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(stubbed.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  seen = [];
  stubbed = { status: 200, body: { status_code: '200' } };
});
afterAll(() => new Promise((closed) => server.close(closed)));

function provider() {
  const { port } = addressSchema.parse(server.address());
  return createMidtransProvider({
    serverKey: 'server-key',
    apiUrl: `http://127.0.0.1:${port}`,
    timeoutMs: 1000,
  });
}

const report = (part: Record<string, unknown> = {}) =>
  paymentReportSchema.parse(reportOf({ id: 'o/1', total: 2500 }, part));
const PENDING = { transaction_status: 'pending', status_code: '201' };
const HELD = { transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' };

describe('endPayment', () => {
  it('expires a pending payment', async () => {
    stubbed = { status: 200, body: { status_code: '407', transaction_status: 'expire' } };
    await provider().endPayment('o/1', report(PENDING));
    expect(seen.map(({ call }) => call)).toEqual(['POST /v2/o%2F1/expire']);
  });

  it('voids a challenged payment', async () => {
    await provider().endPayment('o/1', report(HELD));
    expect(seen.map(({ call }) => call)).toEqual(['POST /v2/o%2F1/cancel']);
  });

  it.each<[string, ReturnType<typeof report> | undefined]>([
    ['is taken', report()],
    ['is declined', report({ transaction_status: 'deny' })],
    ['has expired', report({ transaction_status: 'expire' })],
    ['nobody has begun', undefined],
  ])('does nothing for a payment that %s', async (_, given) => {
    await provider().endPayment('o/1', given);
    expect(seen).toEqual([]);
  });

  it.each([404, 412])('ignores %i, because the payment has changed meanwhile', async (code) => {
    stubbed = { status: code, body: { status_code: String(code) } };
    await expect(provider().endPayment('o/1', report(PENDING))).resolves.toBeUndefined();
  });

  it.each([
    [401, 'rejected'],
    [500, 'unavailable'],
  ])('turns HTTP %i into %s', async (status, kind) => {
    stubbed = { status, body: {} };
    await expect(provider().endPayment('o/1', report(PENDING))).rejects.toMatchObject({ kind });
  });
});

describe('refund', () => {
  it('refunds an amount of a settled payment with an idempotent key', async () => {
    await provider().refund(report(), 2_500);
    expect(seen).toEqual([
      {
        call: 'POST /v2/o%2F1/refund',
        body: { refund_key: 'late-o/1', amount: 2500, reason: 'Paid after the order had ended' },
      },
    ]);
  });

  it('voids a payment that is not settled yet', async () => {
    await provider().refund(report({ transaction_status: 'capture' }), 2_500);
    expect(seen.map(({ call }) => call)).toEqual(['POST /v2/o%2F1/cancel']);
  });

  it.each([
    [412, 'rejected'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('turns HTTP %i into %s', async (status, kind) => {
    stubbed = { status, body: { status_code: String(status), status_message: 'no' } };
    await expect(provider().refund(report(), 2_500)).rejects.toMatchObject({
      name: 'PaymentProviderError',
      kind,
    });
  });
});
