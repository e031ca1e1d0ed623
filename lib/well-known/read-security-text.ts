import 'server-only';
import { cacheLife } from 'next/cache';
import { securityText } from './security-text';

/** The text as it is today: written anew every day, so that it never expires. */
export async function readSecurityText(): Promise<string> {
  'use cache';
  cacheLife('days');
  return securityText(new Date());
}
