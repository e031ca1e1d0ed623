import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { Failure, rejection } from '@/backend/http/failure';
import { type AppContext, type AppEnv, createRouter } from '@/backend/http/router';
import PAGE_TEXTS from '@/backend/messages/payment-page.json' with { type: 'json' };
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { bankTransfer, type CardOutcome, readAttempt } from '@/backend/payments/development/cards';
import {
  awaitsTransfer,
  type ChargeResult,
  type DevelopmentCharge,
  findLatestCharge,
  findPayment,
  stateOf,
} from '@/backend/payments/development/charges';
import { developmentReport } from '@/backend/payments/development/notify-shop';
import {
  orderPath,
  PAGE_HEADERS,
  paymentPage,
  unknownPaymentPage,
} from '@/backend/payments/development/payment-page';
import { localeOf } from '@/lib/contract/locale';
import { faultsOf } from '@/lib/contract/validation';

const BROWSER_FILES = join(process.cwd(), 'backend/payments/development/browser');

const OUTCOME_OF_STATUS: Partial<Record<DevelopmentCharge['status'], CardOutcome>> = {
  capture: 'paid',
  settlement: 'paid',
  challenge: 'held',
  deny: 'declined',
  failure: 'declined',
  pending: 'pending',
};

/** What the payment page is told of an attempt: the words to show and the result the shop's callback gets. */
async function answer(c: AppContext, token: string, happening: Promise<ChargeResult>) {
  const result = await happening;
  if (isForm(c)) return answerForm(c, token, result);
  const { en, id } = PAGE_TEXTS;
  if (result.state === 'unknown') throw new Failure(404, { en: en.notFound, id: id.notFound });
  const outcome = 'charge' in result ? OUTCOME_OF_STATUS[result.charge.status] : undefined;
  if (!('charge' in result) || !outcome) {
    throw new Failure(409, { en: en.outcome.ended, id: id.outcome.ended });
  }
  const data = { outcome, result: developmentReport(result.charge, result.payment) };
  return c.json({ message: PAGE_TEXTS[c.var.locale].outcome[outcome], data }, 200);
}

type SentForm = NonNullable<Parameters<typeof paymentPage>[0]['sent']>;

/** Without JavaScript the page itself says what to do next; who has paid, or waits, is led back to the shop. */
async function answerForm(c: AppContext, token: string, result: ChargeResult) {
  const { locale } = c.var;
  if (!('charge' in result)) return showPage(c, token);
  const outcome = OUTCOME_OF_STATUS[result.charge.status];
  if (outcome === 'declined') {
    return showPage(c, token, { message: PAGE_TEXTS[locale].outcome.declined, faults: [], values: {} });
  }
  // A transfer's account is still to be read.
  const waitsForTransfer = outcome === 'pending' && result.charge.virtualAccount !== null;
  if (waitsForTransfer) return c.redirect(`/payment/page/${token}?lang=${locale}`, 303);
  return c.redirect(orderPath(locale, result.charge.orderId), 303);
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

/** The page's language is in its address, because a frame cannot choose its headers. */
const chooseLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const asked = c.req.query('lang');
  if (asked !== undefined) c.set('locale', localeOf(asked));
  await next();
};

const reviewSchema = z.object({ decision: z.enum(['accept', 'deny']) });

const isForm = (c: AppContext): boolean =>
  c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

async function readBody<S extends z.ZodType>(c: AppContext, schema: S): Promise<z.infer<S>> {
  const body: unknown = await (isForm(c) ? c.req.parseBody() : c.req.json()).catch(() => {
    throw new Failure(400, requestTexts.notJson);
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw rejection(faultsOf(parsed.error));
  return parsed.data;
}

/** What the browser asks of the development payment provider; the real one has a host of its own. */
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

async function showPage(c: AppContext, pageToken: string, sent?: SentForm) {
  const { dependencies, locale } = c.var;
  const payment = await findPayment(dependencies.db, { token: pageToken });
  if (!payment) return c.html(unknownPaymentPage(locale), 404, PAGE_HEADERS);

  const latest = await findLatestCharge(dependencies.db, payment.orderId);
  const state = stateOf(payment, latest, dependencies.now());
  const { token, orderId, amount: total } = payment;
  const transfer = awaitsTransfer(latest)
    ? { account: latest.virtualAccount, result: developmentReport(latest, payment) }
    : undefined;
  const page = { token, orderId, total, state, transfer, ...(sent && { sent }) };
  return c.html(paymentPage(page, locale), sent ? 422 : 200, PAGE_HEADERS);
}

developmentPaymentRoutes.get('/payment/page/:token', (c) => showPage(c, c.req.param('token')));

developmentPaymentRoutes.post('/payment/page/:token/charge', async (c) => {
  const token = c.req.param('token');
  const card = await readBody(c, cardSchema);
  const attempt = readAttempt(card, c.var.dependencies.now(), c.var.locale);
  if (!('errors' in attempt)) return answer(c, token, providerOf(c).charge(token, attempt));

  const message = attempt.errors.map(({ msg }) => msg).join(' ');
  if (isForm(c)) return showPage(c, token, { message: '', faults: attempt.errors, values: card });
  return c.json({ status: 'error', message, errors: attempt.errors }, 422);
});

developmentPaymentRoutes.post('/payment/page/:token/transfer', (c) =>
  answer(c, c.req.param('token'), providerOf(c).charge(c.req.param('token'), bankTransfer())),
);

developmentPaymentRoutes.post('/payment/page/:token/arrive', (c) =>
  answer(c, c.req.param('token'), providerOf(c).arrive(c.req.param('token'))),
);

developmentPaymentRoutes.post('/payment/page/:token/review', async (c) => {
  const { decision } = await readBody(c, reviewSchema);
  return answer(c, c.req.param('token'), providerOf(c).review(c.req.param('token'), decision));
});
