import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import type { Locale } from '@/lib/contract/locale';
import { inPage } from './render-page';

/** Puts a server part into the document as its page's HTML would: drawn, with no script run. */
export async function renderServerPart(part: ReactNode, locale: Locale): Promise<void> {
  const { prelude } = await prerender(inPage(part, { locale }).page);
  document.body.innerHTML = await new Response(prelude).text();
}
