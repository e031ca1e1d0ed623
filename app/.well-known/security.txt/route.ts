import { textAnswer } from '@/lib/seo/text-answer';
import { readSecurityText } from '@/lib/well-known/security-text';

/** The contact for security reports (RFC 9116). */
export async function GET(): Promise<Response> {
  return textAnswer(await readSecurityText(), 'text/plain');
}
