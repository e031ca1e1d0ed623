import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CARDS } from '@/e2e/support/steps/buying';
import { type Customer, HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { type Answer, type Browser, openBrowser } from './browser';
import { type Journal, recorded } from './journal';

/** A piece of the sample catalogue. */
export type Piece = { itemId: string; sizeId: string };

/** How long somebody waits until they press again, and how long they go on. */
const AGAIN_MS = 500;
const TIMEOUT_MS = 90_000;
const CONFLICT = 409;
const LOOKS_MAX = 5;

const cartSchema = z.object({
  data: z.object({
    checkoutKey: z.string(),
    totalPrice: z.number(),
    items: z.array(z.object({ itemId: z.string(), quantity: z.number() })),
  }),
});
const orderSchema = z.object({ data: z.object({ id: z.string(), snapToken: z.string() }) });
const ordersSchema = z.object({ data: z.array(z.object({ id: z.string(), status: z.string() })) });
const profileSchema = z.object({ data: z.object({ email: z.string() }) });

const read = <S extends z.ZodType>(schema: S, { text }: Answer): z.infer<S> => schema.parse(JSON.parse(text));

class Refused extends Error {
  constructor(readonly answer: Answer) {
    super(`status ${answer.status}`);
  }
}

/** Somebody with a login, who does the same again until it is answered. */
export class Shopper {
  readonly #browser: Browser;
  /** The orders that the shop has told them of. */
  readonly orders: string[] = [];
  readonly customer: Customer;
  readonly #journal: Journal;

  constructor(siteUrl: string, customer: Customer, journal: Journal) {
    this.#browser = openBrowser(siteUrl);
    this.customer = customer;
    this.#journal = journal;
  }

  async #ask(path: string, data?: object, key?: string): Promise<Answer> {
    const headers = key ? { 'idempotency-key': key } : {};
    const request = data ? { method: 'POST', data, headers } : {};
    const end = performance.now() + TIMEOUT_MS;
    for (;;) {
      try {
        return await recorded(this.#journal.calls, path, async () => {
          const answer = await this.#browser.ask(path, request);
          // A cart that has changed meanwhile is an answer.
          if (answer.status >= 300 && answer.status !== CONFLICT) throw new Refused(answer);
          return answer;
        });
      } catch (error) {
        if (performance.now() > end) throw new Error(`${path} was never answered`, { cause: error });
        await sleep(AGAIN_MS);
      }
    }
  }

  async logIn(): Promise<void> {
    const { email, password } = this.customer;
    await this.#ask('/api/users/login', { email, password });
  }

  #expectOwn(what: string, shown: string[], own: string[]): void {
    const foreign = shown.filter((one) => !own.includes(one));
    this.#journal.foreign.push(...foreign.map((one) => `${what} ${one}`));
  }

  /** What the shop says of their orders. */
  async readOrders(): Promise<{ id: string; status: string }[]> {
    return read(ordersSchema, await this.#ask('/api/transactions/history')).data;
  }

  /** Reads what is theirs alone: the cart, their orders, their name. */
  async look(wanted: Piece[]): Promise<{ checkoutKey: string; totalPrice: number }> {
    const { data: cart } = read(cartSchema, await this.#ask('/api/cart'));
    const orders = await this.readOrders();
    const { data: profile } = read(profileSchema, await this.#ask('/api/users/profile'));
    this.#expectOwn(
      'a piece in the cart,',
      cart.items.map(({ itemId, quantity }) => `${quantity} ${itemId}`),
      wanted.map(({ itemId }) => `1 ${itemId}`),
    );
    this.#expectOwn(
      'an order,',
      orders.map(({ id }) => id),
      this.orders,
    );
    this.#expectOwn('a profile,', [profile.email], [this.customer.email]);
    return cart;
  }

  /** Orders what is in the cart, at the sum they have seen; they look again when a price was changed meanwhile. */
  async #checkOut(pieces: Piece[]): Promise<z.infer<typeof orderSchema>['data']> {
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      const { checkoutKey, totalPrice } = await this.look(pieces);
      const order = { ...HOME_IN_CANGGU, seenTotal: totalPrice };
      const answer = await this.#ask('/api/checkout', order, checkoutKey);
      if (answer.status !== CONFLICT) return read(orderSchema, answer).data;
    }
    throw new Error('The cart never stays as it is');
  }

  /** Buys one of each. Every call carries the key by which its repeat is known. */
  async buy(pieces: Piece[]): Promise<void> {
    for (const piece of pieces) await this.#ask('/api/cart/add', { ...piece, quantity: 1 }, randomUUID());
    const { id, snapToken } = await this.#checkOut(pieces);
    this.orders.push(id);
    await this.#ask(`/payment/page/${snapToken}/charge`, {
      number: CARDS.paid,
      expiry: '12/39',
      cvv: '123',
    });
  }

  leave(): void {
    this.#browser.close();
  }
}
