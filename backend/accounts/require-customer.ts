import type { Context, Next } from 'hono';
import { BEARER, describeRoutes } from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import type { CustomerEnv } from '@/backend/http/router';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { findTokenOwner, hashToken } from './credentials';

const TOKEN = /^Bearer +([\w.~+/-]+=*)$/i;

export const unauthenticated = () =>
  new Failure(401, requestTexts.unauthenticated, { 'www-authenticate': 'Bearer' });

const authenticate = (allowsFormer: boolean) => async (c: Context<CustomerEnv>, next: Next) => {
  const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw unauthenticated();
  const { db, now } = c.var.dependencies;
  const owner = await findTokenOwner(db, token, now());
  if (!owner || (owner.isFormer && !allowsFormer)) throw unauthenticated();
  c.set('customerId', owner.customerId);
  c.set('tokenHash', hashToken(token));
  c.set('isFormer', owner.isFormer);
  await next();
};

/** Lets only signed-in customers through: a missing, unknown, revoked or expired token is 401. */
const requireCustomer = authenticate(false);

/** Routes of signed-in customers alone. */
export const describeCustomerRoutes = (tag: string) =>
  describeRoutes({ tags: [tag], security: BEARER, middleware: requireCustomer });

/** Lets a revoked token through as well, told apart by `isFormer`, as long as it is remembered. */
export const requireFormerCustomer = authenticate(true);
