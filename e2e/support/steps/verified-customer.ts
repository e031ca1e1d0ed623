import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Environment, SHOP } from '@/e2e/support/servers/environments';
import { type Customer, newCustomer } from './customer';
import { verificationLink } from './mails';

/** A customer made at the product API itself: registered, and the address confirmed by the mail's link. */
export async function verifiedCustomer(
  request: APIRequestContext,
  environment: Environment = SHOP,
): Promise<Customer> {
  const customer = newCustomer();
  const registered = await request.post(`${environment.apiUrl}/api/users/register`, { data: customer });
  expect(registered.status()).toBe(201);

  const token = new URL(await verificationLink(customer.email, environment)).searchParams.get('token');
  const verified = await request.post(`${environment.apiUrl}/api/users/verify-email/${token}`, {
    data: { password: customer.password },
  });
  expect(verified.status()).toBe(200);
  return customer;
}
