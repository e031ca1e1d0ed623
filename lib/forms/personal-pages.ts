import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { logFailure } from '@/lib/bff/log-failure';
import type { Cart } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/read-cart';
import { isOutage } from '@/lib/catalogue/outage';
import { productPath } from '@/lib/catalogue/section';
import type { Address, Profile } from '@/lib/contract/account';
import { QUANTITY_MAX } from '@/lib/contract/limits';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { ApiError } from '@/lib/errors/api-error';
import { findLatestOrder, getOrder } from '@/lib/orders/read-orders';
import { readProductPage } from '@/lib/pages/product';
import { fetchAddress, getProfile } from '@/lib/product-api/accounts';
import { ORDER_COOKIE, openSession, SESSION_COOKIE, type Session } from '@/lib/session/session';
import { ANSWER_COOKIE, type FormAnswer, openAnswer } from './form-answer';

/** What a page's query says. */
type Query = Record<string, string | string[] | undefined>;

/** Who asks for a personal page, and what became of the form they sent. */
type Visitor = { session: Session | undefined; answer: FormAnswer | undefined };

/** One value of a query, whichever is the first. */
export const oneOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

export async function readVisitor(query: Query): Promise<Visitor> {
  // Whether a seal is too old depends on the moment, which Next asks to be told of.
  await connection();
  const jar = await cookies();
  const session = jar.get(SESSION_COOKIE)?.value;
  return {
    session: session ? await openSession(session, jar.get(ORDER_COOKIE)?.value) : undefined,
    answer: await openAnswer(jar.get(ANSWER_COOKIE)?.value, oneOf(query.answer)),
  };
}

/** What could be read, or why it could not: a page without JavaScript cannot ask again by itself. */
async function attempt<T>(read: Promise<T>, page: string): Promise<T | ApiError> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logFailure(error, page);
    return error;
  }
}

/** What is a shopper's own, or why it is not here. */
type Personal<T> = T | 'nobody' | 'failed';

async function personal<T>(
  session: Session | undefined,
  page: string,
  read: (session: Session) => Promise<T>,
): Promise<Personal<T>> {
  if (!session) return 'nobody';
  const found = await attempt(read(session), page);
  if (!(found instanceof ApiError)) return found;
  return found.code === 'unauthenticated' ? 'nobody' : 'failed';
}

const PRODUCT_PAGE = /^\/(men|woman)\/([^/]+)$/;

function productOf(page: string | undefined, locale: Locale) {
  const [, section, slug = ''] = PRODUCT_PAGE.exec(page ?? '') ?? [];
  return section === 'men' || section === 'woman' ? readProductPage(section, slug, locale) : undefined;
}

/** What was to be added before the login, if the catalogue knows it. */
async function findWaiting(query: Query, locale: Locale) {
  const found = await attempt(Promise.resolve(productOf(oneOf(query.add), locale)), 'GET /cart');
  if (!found || found instanceof ApiError || isOutage(found.sizes)) return undefined;
  const size = found.sizes.find(({ sizeId }) => sizeId === oneOf(query.size));
  const quantity = Math.min(QUANTITY_MAX, Math.max(1, Number.parseInt(oneOf(query.quantity) ?? '', 10) || 1));
  return (
    size && {
      page: productPath(found.section, found.product.slug),
      item: found.product.name,
      sizeId: size.sizeId,
      size: size.value,
      quantity,
    }
  );
}

const pageOfProduct = (answer: FormAnswer | undefined): `/${string}` | undefined =>
  answer?.about === 'addition' && answer.code !== 'added' && PRODUCT_PAGE.test(answer.fields.page ?? '')
    ? (answer.fields.page as `/${string}`)
    : undefined;

export async function readPersonalCart(query: Query, locale: Locale) {
  const { session, answer } = await readVisitor(query);
  const cart: Personal<Cart> = await personal(session, 'GET /cart', (known) => readCart(known, locale));
  const waiting = answer?.code === 'added' ? undefined : await findWaiting(query, locale);
  return { cart, answer, waiting, product: pageOfProduct(answer) };
}

export type PersonalCheckout = { cart: Cart; profile: Profile | undefined; address: Partial<Address> };

async function readCheckout(session: Session, locale: Locale): Promise<PersonalCheckout> {
  const { token } = session;
  const [cart, profile, address] = await Promise.all([
    readCart(session, locale),
    attempt(getProfile(token, locale), 'GET /checkout'),
    attempt(fetchAddress(token, locale), 'GET /checkout'),
  ]);
  return {
    cart,
    profile: profile instanceof ApiError ? undefined : profile,
    address: address instanceof ApiError ? {} : (address ?? {}),
  };
}

export async function readPersonalCheckout(query: Query, locale: Locale) {
  const { session, answer } = await readVisitor(query);
  const checkout = await personal(session, 'GET /checkout', (known) => readCheckout(known, locale));
  return { checkout, answer };
}

/** The order that the query names, else the latest; null when there is none. */
export async function readPersonalOrder(query: Query, locale: Locale): Promise<Personal<Order | null>> {
  const { session } = await readVisitor(query);
  const id = oneOf(query.transaction_id);
  return personal(session, 'GET /order', (known) =>
    id ? getOrder(known, id, locale) : findLatestOrder(known, locale),
  );
}
