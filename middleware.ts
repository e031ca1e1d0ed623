import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { routePage } from '@/lib/i18n/page-route';

/** Shows a page under its language; unknown ones go home, payment pages come from the product API. */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/payment/')) {
    return NextResponse.rewrite(new URL(`${pathname}${search}`, env.PRODUCT_API_URL));
  }
  const route = routePage(pathname, search);
  if (route.kind === 'pass') return NextResponse.next();

  const url = request.nextUrl.clone();
  url.pathname = route.pathname;
  if (route.kind === 'show') return NextResponse.rewrite(url);
  return NextResponse.redirect(url, route.status);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      // Pages and the payment provider; not the handlers, Next's own files, pictures or well-known addresses.
      source: '/((?!api(?:/|$)|_next/|images/|\\.well-known/).*)',
      // Calling us costs as much as the page; documents are routed in front of Next (scripts/storefront.mjs).
      missing: [{ type: 'header', key: 'x-page-routed' }],
    },
  ],
};
