import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, request as playwrightRequest } from '@playwright/test';
import { z } from 'zod';
import { TEST_CARDS } from '@/e2e/support/steps/buying';
import { CANGGU_ADDRESS, type Customer } from '@/e2e/support/steps/customer';

/** A stock item of the sample catalogue. */
export type StockItem = { itemId: string; sizeId: string };

/** One request of a visitor or shopper. Times are of `performance.now()`. */
export type RecordedRequest = { path: string; at: number; ms: number; failure?: string };

export type RequestJournal = {
  pages: RecordedRequest[];
  calls: RecordedRequest[];
  /** Data of another customer that a shopper was shown. */
  foreign: string[];
};

/** Makes a call and records it. */
export async function recordRequest<T>(
  into: RecordedRequest[],
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  const at = performance.now();
  const add = (failure?: string) =>
    into.push({ path, at, ms: performance.now() - at, ...(failure && { failure }) });
  try {
    const result = await call();
    add();
    return result;
  } catch (error) {
    add(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** A server may take ten seconds to respond, and a proxy may try two servers. */
const TIMEOUT_MS = 20_000;
const RETRY_MS = 500;
const GIVE_UP_MS = 90_000;
const CONFLICT = 409;
const MAX_CHECKOUTS = 5;

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

const read = async <S extends z.ZodType>(schema: S, response: APIResponse): Promise<z.infer<S>> =>
  schema.parse(await response.json());

/** Opens a client with separate cookies. The certificate of a replicated shop is self-signed. */
export const openHttpClient = (siteUrl: string): Promise<APIRequestContext> =>
  playwrightRequest.newContext({ baseURL: siteUrl, ignoreHTTPSErrors: true, timeout: TIMEOUT_MS });

/** A logged-in customer who repeats every call until it succeeds. */
export class RetryingShopper {
  readonly #client: Promise<APIRequestContext>;
  readonly #siteUrl: string;
  /** Ids of the orders that the shop has confirmed. */
  readonly orders: string[] = [];
  readonly customer: Customer;
  readonly #journal: RequestJournal;

  constructor(siteUrl: string, customer: Customer, journal: RequestJournal) {
    this.#client = openHttpClient(siteUrl);
    this.#siteUrl = siteUrl;
    this.customer = customer;
    this.#journal = journal;
  }

  async #send(path: string, data?: object, key?: string): Promise<APIResponse> {
    const headers = { origin: this.#siteUrl, ...(key && { 'idempotency-key': key }) };
    const request = data ? { method: 'POST', data, headers } : {};
    const end = performance.now() + GIVE_UP_MS;
    for (;;) {
      try {
        return await recordRequest(this.#journal.calls, path, async () => {
          const response = await (await this.#client).fetch(path, request);
          // A conflict means that the cart has changed. `#checkOut` handles it.
          if (response.status() >= 300 && response.status() !== CONFLICT)
            throw new Error(`the response has status ${response.status()}`);
          await response.body();
          return response;
        });
      } catch (error) {
        if (performance.now() > end) throw new Error(`${path} never succeeded`, { cause: error });
        await sleep(RETRY_MS);
      }
    }
  }

  async logIn(): Promise<void> {
    const { email, password } = this.customer;
    await this.#send('/api/users/login', { email, password });
  }

  #expectOwn(what: string, shown: string[], own: string[]): void {
    const foreign = shown.filter((one) => !own.includes(one));
    this.#journal.foreign.push(...foreign.map((one) => `${what}: ${one}`));
  }

  async readOrders(): Promise<{ id: string; status: string }[]> {
    return (await read(ordersSchema, await this.#send('/api/transactions/history'))).data;
  }

  /**
   * Reads cart, orders and profile, and records data that belongs to somebody else. Returns the key and total for the
   * checkout.
   */
  async look(wanted: StockItem[]): Promise<{ checkoutKey: string; totalPrice: number }> {
    const { data: cart } = await read(cartSchema, await this.#send('/api/cart'));
    const orders = await this.readOrders();
    const { data: profile } = await read(profileSchema, await this.#send('/api/users/profile'));
    const inCart = cart.items.map(({ itemId, quantity }) => `${quantity} ${itemId}`);
    const own = wanted.map(({ itemId }) => `1 ${itemId}`);
    this.#expectOwn('cart', inCart, own);
    const ids = orders.map(({ id }) => id);
    this.#expectOwn('order', ids, this.orders);
    this.#expectOwn('profile', [profile.email], [this.customer.email]);
    return cart;
  }

  /**
   * Orders the cart at the total that the shopper has seen. If the total has changed, reads the cart again and retries.
   */
  async #checkOut(items: StockItem[]): Promise<z.infer<typeof orderSchema>['data']> {
    for (let attempt = 0; attempt < MAX_CHECKOUTS; attempt += 1) {
      const { checkoutKey, totalPrice } = await this.look(items);
      const order = { ...CANGGU_ADDRESS, seenTotal: totalPrice };
      const response = await this.#send('/api/checkout', order, checkoutKey);
      if (response.status() !== CONFLICT) return (await read(orderSchema, response)).data;
    }
    throw new Error('the cart has changed at every attempt');
  }

  /** Buys one piece of each item. Every call carries an idempotency key. */
  async buy(items: StockItem[]): Promise<void> {
    for (const item of items) await this.#send('/api/cart/add', { ...item, quantity: 1 }, randomUUID());
    const { id, snapToken } = await this.#checkOut(items);
    this.orders.push(id);
    const card = { number: TEST_CARDS.paid, expiry: '12/39', cvv: '123' };
    await this.#send(`/payment/page/${snapToken}/charge`, card);
  }

  async leave(): Promise<void> {
    await (await this.#client).dispose();
  }
}
