import { llmsText, readOverview } from '@/lib/pages/llms-text';
import { textAnswer } from '@/lib/seo/text-answer';

/** Describes the shop to language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  return textAnswer(llmsText(await readOverview()), 'text/plain');
}
