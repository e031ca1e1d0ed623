import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import type { Locale } from '@/lib/contract/locale';
import { setRootLocale } from '@/scripts/jest/web/root-params';
import { inPage } from './render-page';

/** Puts a server part into the document as its page's HTML would: drawn, with no script run. Gives its place. */
export async function renderServerPart(part: ReactNode, locale: Locale): Promise<HTMLElement> {
  setRootLocale(locale);
  const { prelude } = await prerender(inPage(part, { locale }).page);
  const { container } = render(null);
  container.innerHTML = await new Response(prelude).text();
  return container;
}
