import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { loginPath } from '@/lib/account/login-path';
import { inLanguage, refusalSchema } from '@/lib/bff/handle-form';
import { handleMethods, handleRoute } from '@/lib/bff/handle-route';
import { type Locale, localeOf } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { localePath } from '@/lib/i18n/locale-path';
import { findRoute } from '@/lib/routes';
import { loginForm, registerForm, verifyForm } from './account-forms';
import { additionForm, cartForm } from './cart-forms';
import { checkoutForm, orderForm } from './checkout-form';
import { writeAnswer } from './form-answer';
import { FormCall, type FormResult, type PageForm } from './form-call';

const FORMS: Record<string, PageForm> = {
  '/login': loginForm,
  '/register': registerForm,
  '/verify-email': verifyForm,
  '/cart': cartForm,
  '/checkout': checkoutForm,
  '/order-status': orderForm,
};

/** The form of a page, by its path without the language; undefined where there is none (`hasForm` of lib/routes.ts). */
function findPageForm(path: string): PageForm | undefined {
  const route = findRoute(path);
  if (!route?.hasForm) return undefined;
  const [, section, slug = ''] = path.split('/');
  if (section === 'men' || section === 'woman') return additionForm(section, slug);
  return FORMS[route.path];
}

/** What no form of ours sends is answered as everywhere under `/api`. */
const NOT_OURS = ['forbidden', 'not_found', 'too_large', 'unsupported_media_type'];
/** Of a page's query, what its form has to do with and the next page needs again. */
const KEPT_QUERY = ['redirect', 'token'];
/** What is kept of one field, in characters. */
const MAX_KEPT = 200;

type Refusal = z.infer<typeof refusalSchema>;

type Sent = { page: `/${string}`; locale: Locale; pageForm: PageForm; form: FormCall };

/** Back to the form's page, or where it is answered, with the query it had. */
function answeringPage({ page, pageForm, form }: Sent): URL {
  const url = new URL(pageForm.answeredAt ?? page, 'http://shop.invalid');
  for (const name of KEPT_QUERY) {
    const value = form.query(name);
    if (value) url.searchParams.set(name, value);
  }
  return url;
}

/** The page that says what became of a form: its own, or the login that leads back. */
function pageOf(sent: Sent, path: FormResult['to'], code: string): URL {
  const { pageForm, form, locale } = sent;
  if (code === 'unauthenticated' && pageForm.afterLogin) {
    const back = localePath(locale, pageForm.afterLogin(form));
    return new URL(loginPath('en', back), 'http://shop.invalid');
  }
  return path ? new URL(path, 'http://shop.invalid') : answeringPage(sent);
}

function keptFields({ pageForm, form, page }: Sent): Record<string, string> {
  const kept = (pageForm.keep ?? []).map((name) => [name, (form.fields[name] ?? '').slice(0, MAX_KEPT)]);
  return Object.fromEntries([...kept, ['page', page]]);
}

/** 303, with what the handler has set: the session's cookie and the device's. */
function seeOther({ headers: made }: NextResponse): NextResponse {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const value of made.getSetCookie()) headers.append('set-cookie', value);
  const clear = made.get('clear-site-data');
  if (clear) headers.set('clear-site-data', clear);
  return new NextResponse(null, { status: 303, headers });
}

function goOn({ page, locale }: Sent, made: NextResponse, { away, to = page }: FormResult): NextResponse {
  const response = seeOther(made);
  response.headers.set('location', away ?? localePath(locale, to));
  return response;
}

type Said = Refusal & { to?: FormResult['to'] | undefined };

/** Leads to the page that says what became of the form; what it says goes along sealed. */
async function answer(sent: Sent, made: NextResponse, said: Said): Promise<NextResponse> {
  const { code, message = '', errors = [], to } = said;
  const response = seeOther(made);
  const url = pageOf(sent, to, code);
  const { about } = sent.form;
  const answer = { about, code, detail: message, errors, status: made.status, fields: keptFields(sent) };
  url.searchParams.set('answer', await writeAnswer(response, answer));
  response.headers.set('location', localePath(sent.locale, `/${url.pathname.slice(1)}${url.search}`));
  return response;
}

/**
 * The door of the forms on pages, which browsers post without JavaScript: the guards of every handler, the rules of the JSON
 * handlers, and an answer of 303 to a page. What there is to say goes along sealed (`form-answer.ts`).
 */
async function take(asked: NextRequest, locale: string, page: `/${string}`): Promise<NextResponse> {
  const pageForm = findPageForm(page);
  const request = inLanguage(asked, locale);
  let form: FormCall | undefined;
  let result: FormResult = {};
  const { POST } = handleRoute({
    async POST(call) {
      if (!pageForm) throw new ApiError('not_found');
      form = new FormCall(call, pageForm.about);
      result = await pageForm.send(form);
      return { data: null };
    },
  });
  const made = await POST(request, {});
  if (!(pageForm && form)) return made;
  const sent = { page, locale: localeOf(locale), pageForm, form };
  if (made.ok)
    return result.say ? answer(sent, made, { code: result.say, to: result.to }) : goOn(sent, made, result);
  const refusal = refusalSchema.parse(await made.clone().json());
  return NOT_OURS.includes(refusal.code) ? made : answer(sent, made, refusal);
}

/** The handlers under `app/api/forms`, one for every page with a form. */
export const pageFormHandlers = handleMethods({
  POST: (request, { locale, page }) => take(request, String(locale), `/${[page].flat().join('/')}`),
});
