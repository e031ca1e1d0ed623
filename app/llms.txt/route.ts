import { formatLlmsText, readProductOverview } from '@/lib/pages/llms-text';
import { textResponse } from '@/lib/seo/text-response';

/** Describes the shop to language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  return textResponse(formatLlmsText(await readProductOverview()), 'text/plain');
}
