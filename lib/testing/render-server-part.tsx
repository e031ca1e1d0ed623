import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import type { Locale } from '@/lib/contract/locale';
import { setRootLocale } from '@/scripts/jest/web/root-params';
import { wrapInPage } from './render-page';

/**
 * Renders a server component to the document as static HTML, without running scripts. Returns its container.
 */
export async function renderServerPart(part: ReactNode, locale: Locale): Promise<HTMLElement> {
  setRootLocale(locale);
  const { prelude } = await prerender(wrapInPage(part, { locale }).page);
  const { container } = render(null);
  container.innerHTML = await new Response(prelude).text();
  return container;
}
