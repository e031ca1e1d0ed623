import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stand } from '@/e2e/support/servers/replicas/open-replicas';
import { type Customer, newCustomer } from './customer';

const MAIL_MS = 20_000;
const POLL_MS = 100;

async function findToken({ mails }: Stand, email: string): Promise<string | undefined> {
  const names = await readdir(mails);
  const sent = await Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')));
  const plain = sent.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  const mail = plain.find((text) => text.includes(`To: ${email}`)) ?? '';
  return /verify-email\?token=([\w-]+)/.exec(mail)?.[1];
}

/** The token in the mail to an address, which the mail catcher has as it was sent. */
async function tokenMailedTo(stand: Stand, email: string): Promise<string> {
  const end = performance.now() + MAIL_MS;
  while (performance.now() < end) {
    const token = await findToken(stand, email);
    if (token) return token;
    await sleep(POLL_MS);
  }
  throw new Error(`No mail has come to ${email}`);
}

/** A customer of a replicated shop, whose address is confirmed. */
export async function customerOfStand(stand: Stand): Promise<Customer> {
  const customer = newCustomer();
  const post = async (path: string, data: object) => {
    const headers = { 'content-type': 'application/json' };
    const address = `${stand.productApiUrl}/api/users/${path}`;
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await post('register', customer);
  await post(`verify-email/${await tokenMailedTo(stand, customer.email)}`, { password: customer.password });
  return customer;
}
