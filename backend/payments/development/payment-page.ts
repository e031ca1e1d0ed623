import { html } from 'hono/html';
import type { Locale } from '@/lib/contract/locale';
import { PAGE_TEXTS } from './page-texts';
import { TEST_CARDS } from './test-cards';

/** A payment as its page shows it. `open` is one that can still be paid; `total` is whole rupiah. */
export type PagePayment = {
  token: string;
  orderId: string;
  total: number;
  state: 'open' | 'paid' | 'ended';
};

type Texts = (typeof PAGE_TEXTS)[Locale];

/** `Rp. 1.250.000`, as the shop writes its prices. */
function rupiahText(amount: number): string {
  return `Rp. ${new Intl.NumberFormat('id-ID').format(amount)}`;
}

function frameOf(locale: Locale, content: unknown) {
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
    <main>
      <p class="notice"><strong>${texts.title}</strong> — ${texts.noMoney}</p>
      ${content}
      <p class="actions"><button type="button" id="close">${texts.close}</button></p>
    </main>
  </body>
</html>`;
}

function summary({ orderId, total }: PagePayment, texts: Texts) {
  return html`<dl>
    <dt>${texts.order}</dt><dd>${orderId}</dd>
    <dt>${texts.amount}</dt><dd><strong>${rupiahText(total)}</strong></dd>
  </dl>`;
}

function testCards(texts: Texts) {
  const cards = TEST_CARDS.map(
    ({ number, outcome }) =>
      html`<li><button type="button" data-number="${number}">${number} ${texts.fillIn[outcome]}</button></li>`,
  );
  return html`<h2>${texts.testCards}</h2><ul class="cards">${cards}</ul>`;
}

function cardFields(texts: Texts) {
  return html`<div>
      <label for="number">${texts.cardNumber}</label>
      <input id="number" name="number" inputmode="numeric" autocomplete="cc-number" maxlength="25" aria-describedby="number-fault">
      <span class="fault" id="number-fault"></span>
    </div>
    <div class="pair">
      <div>
        <label for="expiry">${texts.expiry}</label>
        <input id="expiry" name="expiry" autocomplete="cc-exp" placeholder="MM/YY" maxlength="9" aria-describedby="expiry-hint expiry-fault">
        <span class="hint" id="expiry-hint">${texts.expiryHint}</span>
        <span class="fault" id="expiry-fault"></span>
      </div>
      <div>
        <label for="cvv">${texts.cvv}</label>
        <input id="cvv" name="cvv" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="cvv-fault">
        <span class="fault" id="cvv-fault"></span>
      </div>
    </div>`;
}

function cardForm(payment: PagePayment, texts: Texts) {
  const address = `/payment/page/${payment.token}`;
  return html`<form action="${address}/charge" data-pending="${address}/pending" data-no-answer="${texts.noAnswer}" novalidate>
      ${cardFields(texts)}
      <p class="message" role="alert" hidden></p>
      <div class="actions">
        <button type="submit">${texts.pay}</button>
        <button type="button" id="leave-pending">${texts.leavePending}</button>
      </div>
    </form>
    ${testCards(texts)}`;
}

/** The hosted page: a card form while the payment is open, else how it ended. */
export function paymentPage(payment: PagePayment, locale: Locale) {
  const texts = PAGE_TEXTS[locale];
  const { state } = payment;
  const content =
    state === 'open' ? cardForm(payment, texts) : html`<p role="status">${texts.outcome[state]}</p>`;
  return frameOf(locale, html`<h1>${texts.heading}</h1>${summary(payment, texts)}${content}`);
}

/** The page of a token nobody gave out. */
export function unknownPaymentPage(locale: Locale) {
  return frameOf(
    locale,
    html`<h1>${PAGE_TEXTS[locale].heading}</h1><p role="alert">${PAGE_TEXTS[locale].notFound}</p>`,
  );
}
