import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request as playwrightRequest } from '@playwright/test';
import { unsealData } from 'iron-session';
import { z } from 'zod';
import { SESSION_SECRET, SHARED_SHOP, type ShopEnvironment } from '@/e2e/support/servers/environments';
import { itemSchema } from '@/lib/contract/catalogue';
import { waitForEmailedToken } from './emails';

/** Types at a person's pace, because the shop rejects a form that is filled in too fast. */
export const HUMAN_TYPING_OPTIONS = { delay: 45 };

export type Customer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
};

/** Returns a customer who has not registered yet, with an email address that nobody else has. */
export function createCustomer(): Customer {
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Ketut',
    lastName: 'Sari',
    email: `ketut.${id}@example.com`,
    phone: '+62 812 3456 7890',
    password: `ombak-besar-${id}`,
  };
}

/** The five fields of the checkout's shipping form. */
export const CANGGU_ADDRESS = {
  receiptName: 'Ketut Sari',
  province: 'Bali',
  city: 'Badung',
  address: 'Jalan Pantai Batu Bolong 58, Canggu',
  postalCode: '80361',
};
export type ShippingAddress = typeof CANGGU_ADDRESS;

/** The product API of a shop, and the folder of the emails it writes. */
type CustomersShop = Pick<ShopEnvironment, 'apiUrl' | 'dataFolder'>;

/** Registers a customer at the product API and confirms the address with the token in the email. */
export async function createVerifiedCustomer(shop: CustomersShop = SHARED_SHOP): Promise<Customer> {
  const customer = createCustomer();
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const address = `${shop.apiUrl}/api/users/${path}`;
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  await post('register', customer);
  const token = await waitForEmailedToken(customer.email, 'verify-email', shop);
  await post(`verify-email/${token}`, { password: customer.password });
  return customer;
}

export async function logInByApi(request: APIRequestContext, { email, password }: Customer): Promise<void> {
  const response = await request.post('/api/users/login', { data: { email, password } });
  expect(response.status(), await response.text()).toBe(200);
}

export type LoggedInCustomer = { customer: Customer; request: APIRequestContext };

/** Returns a separate request context in which a new customer is logged in. */
export async function createLoggedInCustomer(): Promise<LoggedInCustomer> {
  const request = await playwrightRequest.newContext({ baseURL: SHARED_SHOP.siteUrl });
  const customer = await createVerifiedCustomer();
  await logInByApi(request, customer);
  return { customer, request };
}

export async function readSessionCookie(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.find(({ name }) => name.endsWith('segara_session'))?.value ?? '';
}

/** The bearer token in the sealed session cookie, which no page and no log may contain. */
export async function readSessionToken(request: APIRequestContext): Promise<string> {
  const seal = await readSessionCookie(request);
  const { token } = await unsealData<{ token?: string }>(seal, { password: SESSION_SECRET });
  expect(token, 'the token in the cookie').toEqual(expect.any(String));
  return token ?? '';
}

/** Ends the session at the product API alone, so that the storefront's cookie outlives it. */
export async function endProductApiSession(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await readSessionToken(request)}` };
  const response = await request.delete(`${SHARED_SHOP.apiUrl}/api/users/logout`, { headers });
  expect(response.status()).toBe(200);
}

const itemsSchema = z.object({ data: z.array(itemSchema) });

/** Finds a size of a product that is in stock: the given one, or any with plenty of stock. */
export async function findItemInStock(request: APIRequestContext, name: string, size?: string) {
  const response = await request.get('/api/items', { params: { name } });
  const { data } = itemsSchema.parse(await response.json());
  const found = data.find((item) => (size ? item.size.value === size : (item.stock ?? 4) > 3));
  expect(found, `${name} in size ${size ?? 'any'}`).toBeDefined();
  return { itemId: found?.id ?? '', sizeId: found?.size.id ?? '', price: found?.price ?? 0 };
}

/** Adds to the cart as another device of the shopper would, without the knowledge of an open page. */
export async function addToCartByApi(request: APIRequestContext, name: string, size?: string, quantity = 1) {
  const { itemId, sizeId } = await findItemInStock(request, name, size);
  const response = await request.post('/api/cart/add', { data: { itemId, sizeId, quantity } });
  expect(response.status(), await response.text()).toBe(201);
}

const orderSchema = z.object({ data: z.object({ id: z.string(), snapToken: z.string() }) });

/** Orders one piece without a page. The order is pending. */
export async function placeOrderByApi(
  request: APIRequestContext,
  name = 'Balangan Essential',
  address: ShippingAddress = CANGGU_ADDRESS,
) {
  await addToCartByApi(request, name);
  const response = await request.post('/api/checkout', { data: address });
  expect(response.status(), await response.text()).toBe(200);
  return orderSchema.parse(await response.json()).data;
}
