import 'server-only';
import { NextRequest, NextResponse } from 'next/server';
import { hasLocale } from 'next-intl';
import { z } from 'zod';
import { LOCALES, localeOf } from '@/lib/contract/locale';
import { failureSchema } from '@/lib/contract/wire';
import { localePath } from '@/lib/i18n/locale-path';
import { isOwnOrigin } from './cross-site';
import { type Handler, handleRoute } from './handle-route';
import { isForm } from './read-body';

type Form = {
  /** What its page's ids begin with: `newsletter-done`, `newsletter-email`. */
  name: string;
  /** Where it is, for a browser that does not say where it comes from. */
  page: `/${string}`;
  /** The fields that can be at fault, which are ids of its page too. */
  fields: readonly string[];
};

/** A failure as `refuse` answers it. */
export const refusalSchema = failureSchema.extend({ code: z.string() });

/** A plain form cannot set `Accept-Language`: the page's language is in its address. */
export function inLanguage(request: NextRequest, locale: string | null): NextRequest {
  if (!hasLocale(LOCALES, locale)) return request;
  const headers = new Headers(request.headers);
  headers.set('accept-language', locale);
  return new NextRequest(request, { headers });
}

/** The page a form was sent from, by its own address if the browser tells it. */
function pageBefore({ headers }: Request, { page }: Form): string {
  const referer = headers.get('referer');
  if (referer && isOwnOrigin(referer, headers.get('host'))) {
    const { pathname, search } = new URL(referer);
    // Two slashes would begin another host's address.
    return `${pathname.replace(/^\/+/, '/')}${search}`;
  }
  return localePath(localeOf(headers.get('accept-language')), page);
}

async function resultOf(answer: Response, { fields }: Form): Promise<string | undefined> {
  if (answer.ok) return 'done';
  const { code, errors = [] } = refusalSchema.parse(await answer.json());
  if (code === 'forbidden') return undefined;
  if (code === 'conflict') return 'taken';
  return errors.find(({ path }) => path && fields.includes(path))?.path ?? 'failed';
}

/**
 * The handlers of a path that a page's form is sent to. JSON is answered as everywhere; a plain form, of a page
 * without JavaScript, is answered 303 back to that page, the result in its fragment: so that the page stays static
 * (contract, Own handlers).
 */
export function handleForm(form: Form, post: Handler) {
  const handlers = handleRoute({ POST: post });

  const POST: typeof handlers.POST = async (asked, context) => {
    if (!isForm(asked)) return handlers.POST(asked, context);

    const request = inLanguage(asked, asked.nextUrl.searchParams.get('locale'));
    const answer = await handlers.POST(request, context);
    const result = await resultOf(answer.clone(), form);
    if (!result) return answer;
    const location = `${pageBefore(request, form)}#${form.name}-${result}`;
    return new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  };
  return { ...handlers, POST };
}
