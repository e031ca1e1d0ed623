import { asc, gte } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/leads';
import type { ListName } from './options';

/** Somebody who wants to hear from the shop. What a list does not ask for is empty. */
export type Lead = {
  list: ListName;
  fullName: string;
  email: string;
  phone: string;
  catalogue: string;
  language: string;
  receivedAt: Date;
};

async function listSubscribers(db: Reader, since: Date | undefined): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(since && gte(subscribers.subscribedAt, since))
    .orderBy(asc(subscribers.subscribedAt), asc(subscribers.email));
  return rows.map(({ email, locale, subscribedAt }) => ({
    list: 'newsletter',
    fullName: '',
    email,
    phone: '',
    catalogue: '',
    language: locale,
    receivedAt: subscribedAt,
  }));
}

async function listRequests(db: Reader, since: Date | undefined): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(catalogRequests)
    .where(since && gte(catalogRequests.requestedAt, since))
    .orderBy(asc(catalogRequests.requestedAt), asc(catalogRequests.id));
  return rows.map(({ fullName, email, phone, catalog, locale, requestedAt }) => ({
    list: 'catalogue',
    fullName,
    email,
    phone,
    catalogue: catalog,
    language: locale,
    receivedAt: requestedAt,
  }));
}

/** The lists, or one of them, each in the order people came. */
export async function listLeads(
  db: Reader,
  { only, since }: { only?: ListName | undefined; since?: Date | undefined },
): Promise<Lead[]> {
  return [
    ...(only === 'catalogue' ? [] : await listSubscribers(db, since)),
    ...(only === 'newsletter' ? [] : await listRequests(db, since)),
  ];
}
