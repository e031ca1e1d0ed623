import { textResponse } from '@/lib/seo/text-response';
import { readSecurityText } from '@/lib/well-known/security-text';

/** The contact for security reports (RFC 9116). */
export async function GET(): Promise<Response> {
  return textResponse(await readSecurityText(), 'text/plain');
}
