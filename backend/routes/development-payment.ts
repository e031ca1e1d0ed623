import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { createValidationFailure, Failure } from '@/backend/http/failure';
import { type AppContext, type AppEnv, createRouter } from '@/backend/http/router';
import PAGE_TEXTS from '@/backend/messages/payment-page.json' with { type: 'json' };
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import {
  type CardOutcome,
  createBankTransferAttempt,
  parseCardAttempt,
} from '@/backend/payments/development/cards';
import {
  type ChargeResult,
  type DevelopmentCharge,
  findDevelopmentPayment,
  findLatestCharge,
  getPaymentState,
  isAwaitingTransfer,
} from '@/backend/payments/development/charges';
import { createPaymentReport } from '@/backend/payments/development/notify-shop';
import {
  PAYMENT_PAGE_HEADERS,
  renderPaymentPage,
  renderUnknownPaymentPage,
} from '@/backend/payments/development/payment-page';
import { negotiateLocale } from '@/lib/contract/locale';
import { listValidationErrors } from '@/lib/contract/validation';

const BROWSER_FILES = join(process.cwd(), 'backend/payments/development/browser');

const OUTCOME_OF_STATUS: Partial<Record<DevelopmentCharge['status'], CardOutcome>> = {
  capture: 'paid',
  settlement: 'paid',
  challenge: 'held',
  deny: 'declined',
  failure: 'declined',
  pending: 'pending',
};

/**
 * Sends the result of a payment attempt: the text that the payment page shows, and the result that the page
 * passes to the shop's callback.
 */
async function sendResult(c: AppContext, attempt: Promise<ChargeResult>) {
  const result = await attempt;
  const { en, id } = PAGE_TEXTS;
  if (result.state === 'unknown') throw new Failure(404, { en: en.notFound, id: id.notFound });
  const outcome = 'charge' in result ? OUTCOME_OF_STATUS[result.charge.status] : undefined;
  if (!('charge' in result) || !outcome) {
    throw new Failure(409, { en: en.outcome.ended, id: id.outcome.ended });
  }
  const data = { outcome, result: createPaymentReport(result.charge, result.payment) };
  return c.json({ message: PAGE_TEXTS[c.var.locale].outcome[outcome], data }, 200);
}

const cardSchema = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvv: z.string().max(10),
});

function providerOf(c: AppContext) {
  const { developmentPayments } = c.var.dependencies;
  if (!developmentPayments) throw new Failure(404, requestTexts.notFound);
  return developmentPayments;
}

/**
 * Sets the language of the page from its URL, because the shop shows the page in a frame and cannot set its
 * request headers.
 */
const chooseLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const asked = c.req.query('lang');
  if (asked !== undefined) c.set('locale', negotiateLocale(asked));
  await next();
};

const reviewSchema = z.object({ decision: z.enum(['accept', 'deny']) });

async function readBody<S extends z.ZodType>(c: AppContext, schema: S): Promise<z.infer<S>> {
  const body: unknown = await c.req.json().catch(() => {
    throw new Failure(400, requestTexts.notJson);
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw createValidationFailure(listValidationErrors(parsed.error));
  return parsed.data;
}

/**
 * Serves the payment page of the development provider and its scripts. Midtrans serves these from its own
 * host.
 */
export const developmentPaymentRoutes = createRouter();

developmentPaymentRoutes.use('/payment/page/*', chooseLanguage);

developmentPaymentRoutes.get(
  '/payment/:file{[a-z]+\\.(?:js|css)}',
  serveStatic({
    root: BROWSER_FILES,
    rewriteRequestPath: (path) => basename(path),
    onFound: (_path, c) => {
      c.header('x-content-type-options', 'nosniff');
      c.header('cache-control', 'no-cache');
    },
  }),
);

/** The shop's font, so that the page looks like the dialog around it. */
developmentPaymentRoutes.get(
  '/payment/outfit.woff2',
  serveStatic({ path: join(process.cwd(), 'app/[locale]/fonts/outfit-english.woff2') }),
);

developmentPaymentRoutes.get('/payment/page/:token', async (c) => {
  const { dependencies, locale } = c.var;
  const payment = await findDevelopmentPayment(dependencies.db, { token: c.req.param('token') });
  if (!payment) return c.html(renderUnknownPaymentPage(locale), 404, PAYMENT_PAGE_HEADERS);

  const latest = await findLatestCharge(dependencies.db, payment.orderId);
  const state = getPaymentState(payment, latest, dependencies.now());
  const { token, orderId, amount: total } = payment;
  const transfer = isAwaitingTransfer(latest)
    ? { account: latest.virtualAccount, result: createPaymentReport(latest, payment) }
    : undefined;
  return c.html(
    renderPaymentPage({ token, orderId, total, state, transfer }, locale),
    200,
    PAYMENT_PAGE_HEADERS,
  );
});

developmentPaymentRoutes.post('/payment/page/:token/charge', async (c) => {
  const card = await readBody(c, cardSchema);
  const attempt = parseCardAttempt(card, c.var.dependencies.now(), c.var.locale);
  if (!('errors' in attempt)) return sendResult(c, providerOf(c).charge(c.req.param('token'), attempt));

  const message = attempt.errors.map(({ msg }) => msg).join(' ');
  return c.json({ status: 'error', message, errors: attempt.errors }, 422);
});

developmentPaymentRoutes.post('/payment/page/:token/transfer', (c) =>
  sendResult(c, providerOf(c).charge(c.req.param('token'), createBankTransferAttempt())),
);

developmentPaymentRoutes.post('/payment/page/:token/arrive', (c) =>
  sendResult(c, providerOf(c).confirmTransfer(c.req.param('token'))),
);

developmentPaymentRoutes.post('/payment/page/:token/review', async (c) => {
  const { decision } = await readBody(c, reviewSchema);
  return sendResult(c, providerOf(c).review(c.req.param('token'), decision));
});
