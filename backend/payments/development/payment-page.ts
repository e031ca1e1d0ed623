import { html } from 'hono/html';
import PAGE_TEXTS from '@/backend/messages/payment-page.json' with { type: 'json' };
import { formatRupiah } from '@/backend/messages/text';
import type { Locale } from '@/lib/contract/locale';
import { TEST_CARDS } from './cards';
import type { PaymentState } from './charges';

export const PAYMENT_PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

type PagePayment = {
  token: string;
  orderId: string;
  total: number;
  state: PaymentState;
  /**
   * The transfer that the customer may still make: its account, and the result that the page passes to the
   * shop's callback.
   */
  transfer?: { account: string; result: object } | undefined;
};

type Texts = (typeof PAGE_TEXTS)[Locale];

function layout(locale: Locale, content: unknown) {
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
    <main data-no-response="${texts.noResponse}">
      <p class="notice"><strong>${texts.title}</strong> – ${texts.noMoney}</p>
      <p class="message" role="alert" hidden></p>
      ${content}
      <p class="end"><button id="close" class="plain">${texts.close}</button></p>
    </main>
  </body>
</html>`;
}

function summary({ orderId, total }: PagePayment, texts: Texts) {
  return html`<dl>
    <div><dt>${texts.order}</dt><dd>${orderId}</dd></div>
    <div><dt>${texts.amount}</dt><dd><strong>${formatRupiah(total)}</strong></dd></div>
  </dl>`;
}

function testCards(texts: Texts) {
  const cards = TEST_CARDS.map(
    ({ number, outcome }) =>
      html`<li><button type="button" data-number="${number}"><span>${number}</span> <span>${texts.fillIn[outcome]}</span></button></li>`,
  );
  return html`<details><summary>${texts.testCards}</summary><ul class="cards">${cards}</ul></details>`;
}

function cardFields(texts: Texts) {
  return html`<div>
      <label for="number">${texts.cardNumber}</label>
      <input id="number" name="number" inputmode="numeric" autocomplete="cc-number" maxlength="25" aria-describedby="number-error">
      <span class="error" id="number-error"></span>
    </div>
    <div class="pair">
      <div>
        <label for="expiry">${texts.expiry}</label>
        <input id="expiry" name="expiry" autocomplete="cc-exp" placeholder="MM/YY" maxlength="9" aria-describedby="expiry-hint expiry-error">
        <span class="hint" id="expiry-hint">${texts.expiryHint}</span>
        <span class="error" id="expiry-error"></span>
      </div>
      <div>
        <label for="cvv">${texts.cvv}</label>
        <input id="cvv" name="cvv" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="cvv-error">
        <span class="error" id="cvv-error"></span>
      </div>
    </div>`;
}

const actionUrl = ({ token }: PagePayment, path: string): string => `/payment/page/${token}/${path}`;

function actionForm(payment: PagePayment, path: string, label: string, body = {}) {
  const fields = Object.entries(body).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="act" action="${actionUrl(payment, path)}">${fields}<button>${label}</button></form>`;
}

function cardForm(payment: PagePayment, texts: Texts) {
  const transfer = payment.transfer ? '' : actionForm(payment, 'transfer', texts.payByTransfer);
  return html`<h2>${texts.cardHeading}</h2>
    ${testCards(texts)}
    <form id="card" action="${actionUrl(payment, 'charge')}" novalidate>
      ${cardFields(texts)}
      <div class="actions"><button type="submit" class="pay">${texts.pay}</button></div>
    </form>
    <div class="actions">${transfer}</div>`;
}

function transferPart(payment: PagePayment, texts: Texts) {
  const { transfer, state } = payment;
  if (!transfer) return '';
  const isOpen = state === 'open';
  const later = html`<button id="later" data-result="${JSON.stringify(transfer.result)}">${texts.payLater}</button>`;
  return html`<h2>${texts.transferHeading}</h2>
    <p>${texts.transferHint}</p>
    <dl><div><dt>${texts.account}</dt><dd><strong>${transfer.account}</strong></dd></div></dl>
    <div class="actions">
      ${actionForm(payment, 'arrive', isOpen ? texts.transferArrives : texts.transferArrivesLate)}
      ${isOpen ? later : ''}
    </div>`;
}

function heldPart(payment: PagePayment, texts: Texts) {
  return html`<p>${texts.heldHint}</p>
    <div class="actions">
      ${actionForm(payment, 'review', texts.accept, { decision: 'accept' })}
      ${actionForm(payment, 'review', texts.deny, { decision: 'deny' })}
    </div>`;
}

function statePart(payment: PagePayment, texts: Texts) {
  const { state } = payment;
  if (state === 'open') return html`${transferPart(payment, texts)}${cardForm(payment, texts)}`;
  const part = state === 'held' ? heldPart(payment, texts) : transferPart(payment, texts);
  return html`<p role="status">${texts.outcome[state]}</p>${part}`;
}

/** Renders the payment page for the current state of the payment. */
export function renderPaymentPage(payment: PagePayment, locale: Locale) {
  const texts = PAGE_TEXTS[locale];
  return layout(
    locale,
    html`<h1>${texts.heading}</h1>${summary(payment, texts)}${statePart(payment, texts)}`,
  );
}

export function renderUnknownPaymentPage(locale: Locale) {
  const { heading, notFound } = PAGE_TEXTS[locale];
  return layout(locale, html`<h1>${heading}</h1><p role="alert">${notFound}</p>`);
}
