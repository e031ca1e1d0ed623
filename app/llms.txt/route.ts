import { llmsText, readOverview } from '@/lib/pages/llms-text';
import { textAnswer } from '@/lib/seo/text-answer';

/** What the shop is, for machines that read. */
export async function GET(): Promise<Response> {
  return textAnswer(llmsText(await readOverview()), 'text/plain');
}
