import { textAnswer } from '@/lib/seo/text-answer';
import { readSecurityText } from '@/lib/well-known/security-text';

/** Whom to tell of a hole in the shop (RFC 9116). */
export async function GET(): Promise<Response> {
  return textAnswer(await readSecurityText(), 'text/plain');
}
