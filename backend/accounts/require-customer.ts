import type { Context, MiddlewareHandler } from 'hono';
import { Failure } from '@/backend/http/failure';
import type { CustomerEnv } from '@/backend/http/router';
import { requestTexts } from '@/backend/messages/request-texts';
import { findCustomerOfToken, findFormerCustomerOfToken, hashToken } from './tokens';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** What a call without a token that lives is answered. */
export const unauthenticated = () =>
  new Failure(401, requestTexts.unauthenticated, { 'www-authenticate': 'Bearer' });

function requireToken(c: Context<CustomerEnv>): string {
  const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw unauthenticated();
  return token;
}

/** Lets only signed-in customers through: a missing, unknown, expired or ended token is 401. */
export const requireCustomer: MiddlewareHandler<CustomerEnv> = async (c, next) => {
  const token = requireToken(c);
  const { db, now } = c.var.dependencies;
  const customerId = await findCustomerOfToken(db, token, now());
  if (!customerId) throw unauthenticated();
  c.set('customerId', customerId);
  c.set('tokenHash', hashToken(token));
  c.set('isFormer', false);
  await next();
};

/** Lets whoever was signed in through as well, told apart by `isFormer`, as long as their token is remembered. */
export const requireFormerCustomer: MiddlewareHandler<CustomerEnv> = async (c, next) => {
  const token = requireToken(c);
  const { db, now } = c.var.dependencies;
  const signedIn = await findCustomerOfToken(db, token, now());
  const customerId = signedIn ?? (await findFormerCustomerOfToken(db, token));
  if (!customerId) throw unauthenticated();
  c.set('customerId', customerId);
  c.set('tokenHash', hashToken(token));
  c.set('isFormer', signedIn === undefined);
  await next();
};
