import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { routePage } from '@/lib/i18n/page-route';
import { LOST } from '@/lib/routes';

/**
 * Routes pages: each has one canonical address, to which any other spelling redirects, and an internal path under its
 * language; what is no page goes home. The development payment provider's pages are proxied from the product API.
 *
 * Documents seldom get here: calling a middleware costs as much as the page, so the server in front of Next has routed
 * them by the same `routePage` (server/request-head.ts). RSC payloads, for which the browser's router asks, do.
 */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/payment/') && !env.MIDTRANS_CLIENT_KEY) {
    return NextResponse.rewrite(new URL(`${pathname}${search}`, env.PRODUCT_API_URL));
  }
  const route = routePage(pathname, search);
  if (route.kind === 'pass') return NextResponse.next();

  const url = request.nextUrl.clone();
  url.pathname = route.pathname;
  if (route.kind === 'show') return NextResponse.rewrite(url);
  if (route.status === 307) url.hash = LOST;
  return NextResponse.redirect(url, route.status);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      // Pages and the payment provider; not route handlers, Next's own files, pictures or well-known addresses.
      source: '/((?!api(?:/|$)|_next/|images/|\\.well-known/).*)',
      // ROUTED_HEADER: routed already. Next reads this object without running it, so the name is spelled out.
      missing: [{ type: 'header', key: 'x-page-routed' }],
    },
  ],
};
