import type { MiddlewareHandler } from 'hono';
import type { CustomerEnv } from '@/backend/http/app-env';
import { Failure } from '@/backend/http/failure';
import { requestTexts } from '@/backend/messages/request-texts';
import { findCustomerOfToken } from './access-token';
import { hashToken } from './token';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Lets only signed-in customers through: a missing, unknown, expired or ended token is 401. */
export const requireCustomer: MiddlewareHandler<CustomerEnv> = async (c, next) => {
  const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
  const { db, now } = c.var.dependencies;
  const customerId = token && (await findCustomerOfToken(db, token, now()));
  if (!customerId) throw new Failure(401, requestTexts.unauthenticated, { 'www-authenticate': 'Bearer' });
  c.set('customerId', customerId);
  c.set('tokenHash', hashToken(token));
  await next();
};
