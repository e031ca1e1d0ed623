import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whoever may refresh the catalogue knows the secret. Compared in the same time whatever was sent.
 * @throws ApiError `unauthenticated`
 */
export function requireSecret(headers: Headers): void {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const isRight = timingSafeEqual(digest(given), digest(env.REVALIDATE_SECRET ?? ''));
  if (!env.REVALIDATE_SECRET || !isRight) throw new ApiError('unauthenticated');
}
