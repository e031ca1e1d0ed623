import 'server-only';
import { cacheLife } from 'next/cache';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';

/** RFC 9116 requires less than a year. Half a year ensures that an abandoned shop's file expires. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/** Returns the text of `/.well-known/security.txt`, which is the same all day. */
export function securityText(now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const fields = {
    Contact: `mailto:${SITE.contact.email}`,
    Expires: new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString(),
    'Preferred-Languages': LOCALES.join(', '),
    Canonical: absoluteUrl('/.well-known/security.txt'),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return lines.join('');
}

/** Returns today's text. It is renewed daily, so that it never expires. */
export async function readSecurityText(): Promise<string> {
  'use cache';
  cacheLife('days');
  return securityText(new Date());
}
