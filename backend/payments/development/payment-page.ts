import { html } from 'hono/html';
import PAGE_TEXTS from '@/backend/messages/payment-page.json' with { type: 'json' };
import { rupiahText } from '@/backend/messages/text';
import type { Locale } from '@/lib/contract/locale';
import { TEST_CARDS } from './cards';
import type { PaymentState } from './charges';

/** The payment page's own policy: one script, one sheet, and only frames of its own origin around it. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

type PagePayment = {
  token: string;
  orderId: string;
  total: number;
  state: PaymentState;
  /** The transfer the customer may still make, and what the shop is told of it. */
  transfer?: { account: string; result: object } | undefined;
  /** What became of a form that was sent without JavaScript. */
  sent?: { message: string; faults: { path: string; msg: string }[]; values: Record<string, string> };
};

const statusPath = (locale: Locale): string => `${locale === 'id' ? '/id' : ''}/order-status`;

/** The shop's page about an order, where a payment without JavaScript ends; it shares the page's origin. */
export function orderPath(locale: Locale, orderId: string): string {
  return `${statusPath(locale)}?transaction_id=${encodeURIComponent(orderId)}`;
}

type Texts = (typeof PAGE_TEXTS)[Locale];

const localeOf = (texts: Texts): Locale => (texts === PAGE_TEXTS.id ? 'id' : 'en');

/** Pressed in the widget's frame before the page's script is there, a form leads the whole page on, as one without a script does. */
const FROM_FRAME = html` target="_top"`;

/** A button that leads back to the shop; in a frame the shop around it hears of the press instead. */
function toOrder(id: string, locale: Locale, order: string | undefined, label: string, result: object = {}) {
  const named = order === undefined ? '' : html`<input type="hidden" name="transaction_id" value="${order}">`;
  return html`<form class="actions"${FROM_FRAME} action="${statusPath(locale)}">${named}<button id="${id}" data-result="${JSON.stringify(result)}">${label}</button></form>`;
}

function frameOf(locale: Locale, content: unknown, order?: string, message = '') {
  const texts = PAGE_TEXTS[locale];
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${texts.title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/payment/page.css">
    <script src="/payment/page.js" defer></script>
  </head>
  <body>
    <main data-no-answer="${texts.noAnswer}">
      <p class="notice"><strong>${texts.title}</strong> — ${texts.noMoney}</p>
      ${content}
      <p class="message" role="alert" ${message === '' ? 'hidden' : ''}>${message}</p>
      ${toOrder('close', locale, order, texts.close)}
    </main>
  </body>
</html>`;
}

function summary({ orderId, total }: PagePayment, texts: Texts) {
  return html`<dl>
    <div><dt>${texts.order}</dt><dd>${orderId}</dd></div>
    <div><dt>${texts.amount}</dt><dd><strong>${rupiahText(total)}</strong></dd></div>
  </dl>`;
}

function testCards(texts: Texts) {
  const cards = TEST_CARDS.map(
    ({ number, outcome }) =>
      html`<li><button type="button" data-number="${number}">${number} ${texts.fillIn[outcome]}</button></li>`,
  );
  const named = TEST_CARDS.map(({ number, outcome }) => html`<li>${number} ${texts.fillIn[outcome]}</li>`);
  return html`<h2>${texts.testCards}</h2>
    <ul class="cards">${cards}</ul>
    <noscript><ul>${named}</ul></noscript>`;
}

function cardFields({ sent }: PagePayment, texts: Texts) {
  const faultOf = (name: string) => sent?.faults.find(({ path }) => path === name)?.msg ?? '';
  const value = (name: string) => sent?.values[name] ?? '';
  return html`<div>
      <label for="number">${texts.cardNumber}</label>
      <input id="number" name="number" value="${value('number')}" aria-invalid="${String(faultOf('number') !== '')}" inputmode="numeric" autocomplete="cc-number" maxlength="25" aria-describedby="number-fault">
      <span class="fault" id="number-fault">${faultOf('number')}</span>
    </div>
    <div class="pair">
      <div>
        <label for="expiry">${texts.expiry}</label>
        <input id="expiry" name="expiry" value="${value('expiry')}" aria-invalid="${String(faultOf('expiry') !== '')}" autocomplete="cc-exp" placeholder="MM/YY" maxlength="9" aria-describedby="expiry-hint expiry-fault">
        <span class="hint" id="expiry-hint">${texts.expiryHint}</span>
        <span class="fault" id="expiry-fault">${faultOf('expiry')}</span>
      </div>
      <div>
        <label for="cvv">${texts.cvv}</label>
        <input id="cvv" name="cvv" value="${value('cvv')}" aria-invalid="${String(faultOf('cvv') !== '')}" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="cvv-fault">
        <span class="fault" id="cvv-fault">${faultOf('cvv')}</span>
      </div>
    </div>`;
}

/** Where a form of the page is sent; its language goes along, as a form cannot choose its headers. */
const addressOf = ({ token }: PagePayment, path: string, texts: Texts): string =>
  `/payment/page/${token}/${path}?lang=${localeOf(texts)}`;

function actForm(payment: PagePayment, path: string, texts: Texts, label: string, body = {}) {
  const fields = Object.entries(body).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="act"${FROM_FRAME} method="post" action="${addressOf(payment, path, texts)}">${fields}<button>${label}</button></form>`;
}

function cardForm(payment: PagePayment, texts: Texts) {
  const transfer = payment.transfer ? '' : actForm(payment, 'transfer', texts, texts.payByTransfer);
  return html`<h2>${texts.cardHeading}</h2>
    <form id="card"${FROM_FRAME} method="post" action="${addressOf(payment, 'charge', texts)}" novalidate>
      ${cardFields(payment, texts)}
      <div class="actions"><button type="submit" class="pay">${texts.pay}</button></div>
    </form>
    <div class="actions">${transfer}</div>
    ${testCards(texts)}`;
}

function transferPart(payment: PagePayment, texts: Texts) {
  const { transfer, state } = payment;
  if (!transfer) return '';
  const isOpen = state === 'open';
  const later = toOrder('later', localeOf(texts), payment.orderId, texts.payLater, transfer.result);
  return html`<h2>${texts.transferHeading}</h2>
    <p>${texts.transferHint}</p>
    <dl><div><dt>${texts.account}</dt><dd><strong>${transfer.account}</strong></dd></div></dl>
    <div class="actions">
      ${actForm(payment, 'arrive', texts, isOpen ? texts.transferArrives : texts.transferArrivesLate)}
      ${isOpen ? later : ''}
    </div>`;
}

function heldPart(payment: PagePayment, texts: Texts) {
  return html`<p>${texts.heldHint}</p>
    <div class="actions">
      ${actForm(payment, 'review', texts, texts.accept, { decision: 'accept' })}
      ${actForm(payment, 'review', texts, texts.deny, { decision: 'deny' })}
    </div>`;
}

function content(payment: PagePayment, texts: Texts) {
  const { state } = payment;
  if (state === 'open') return html`${transferPart(payment, texts)}${cardForm(payment, texts)}`;
  const part = state === 'held' ? heldPart(payment, texts) : transferPart(payment, texts);
  return html`<p role="status">${texts.outcome[state]}</p>${part}`;
}

/** The hosted page: card form and transfer while the payment is open, else how it stands and what may still happen. */
export function paymentPage(payment: PagePayment, locale: Locale) {
  const texts = PAGE_TEXTS[locale];
  const parts = html`<h1>${texts.heading}</h1>${summary(payment, texts)}${content(payment, texts)}`;
  return frameOf(locale, parts, payment.orderId, payment.sent?.message);
}

export function unknownPaymentPage(locale: Locale) {
  return frameOf(
    locale,
    html`<h1>${PAGE_TEXTS[locale].heading}</h1><p role="alert">${PAGE_TEXTS[locale].notFound}</p>`,
  );
}
