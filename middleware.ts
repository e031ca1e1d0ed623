import { type NextRequest, NextResponse } from 'next/server';
import { canBeProductSlug } from '@/lib/catalogue/known-product';
import { env } from '@/lib/env';
import { decodeUrlPart } from '@/lib/format/decode-url-part';
import { splitLocale } from '@/lib/i18n/locale-path';
import { isQueryPage } from '@/lib/i18n/page-query';
import { isUnknownFilePath, routePage } from '@/lib/i18n/page-route';
import { limitMissingPages, limitQueryPages } from '@/lib/rate-limit/page-limits';
import { findRoute, UNKNOWN_PATH_FRAGMENT } from '@/lib/routes';

/**
 * Returns the internal path of the page for unknown products, which is cached once for all of them. Returns
 * undefined if the path is not that of an unknown product.
 */
async function findMissingProduct(pathname: string): Promise<string | undefined> {
  const { locale, path } = splitLocale(pathname);
  if (!findRoute(path)?.path.endsWith('/[productId]')) return undefined;
  const [, section, slug = ''] = path.split('/');
  return (await canBeProductSlug(decodeUrlPart(slug) ?? slug)) ? undefined : `/${locale}/missing/${section}`;
}

/**
 * Routes pages. Each has one canonical URL, to which other spellings redirect, and an internal path with its
 * language. Unknown pages redirect to the home page. The pages of the development payment provider are
 * proxied from the product API.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/payment/') && !env.MIDTRANS_CLIENT_KEY) {
    return NextResponse.rewrite(new URL(`${pathname}${search}`, env.PRODUCT_API_URL));
  }
  if (isUnknownFilePath(pathname)) return new Response('There is no such file.\n', { status: 404 });
  const route = routePage(pathname, search);
  if (route.kind === 'pass') return NextResponse.next();

  const url = new URL(`${route.pathname}${search}`, request.url);
  if (route.kind === 'redirect') {
    if (route.status === 307) url.hash = UNKNOWN_PATH_FRAGMENT;
    return NextResponse.redirect(url, route.status);
  }
  if (isQueryPage(route.pathname)) {
    return (await limitQueryPages(request, route.pathname)) ?? NextResponse.rewrite(url);
  }
  const missing = await findMissingProduct(route.pathname);
  if (!missing) return NextResponse.rewrite(url);
  url.pathname = missing;
  return (await limitMissingPages(request, route.pathname)) ?? NextResponse.rewrite(url);
}

export const config = {
  runtime: 'nodejs',
  // Matches pages, `/payment` (the development payment provider) and other files, but not `/api`, files of
  // Next.js, `/images` and well-known paths.
  matcher: '/((?!api(?:/|$)|_next/|images/|\\.well-known/).*)',
};
