import { NextRequest } from 'next/server';
import { ANSWER_COOKIE, openAnswer } from '@/lib/forms/form-answer';
import { pageFormHandlers } from '@/lib/forms/handle-page-forms';
import { openSession, SESSION_COOKIE, type Session, sealSession } from '@/lib/session/session';

const FORM = 'application/x-www-form-urlencoded';

type Sent = {
  session?: Session;
  headers?: Record<string, string>;
  locale?: 'en' | 'id';
  raw?: string;
};

/** A seal among the cookies that an answer sets. */
export const sealOf = (cookies: string[], name: string) =>
  decodeURIComponent(
    cookies.map((cookie) => new RegExp(`^${name}=([^;]*)`).exec(cookie)?.[1]).find(Boolean) ?? '',
  );

/** Posts a form to a page's address, as the server leads it to the handler, and opens what came of it. */
export async function sendForm(page: string, fields: Record<string, string>, sent: Sent = {}) {
  const { session, headers, locale = 'en', raw } = sent;
  const [path = '', query = ''] = page.split('?');
  const request = new NextRequest(`https://shop.example/api/forms/${locale}${path}?${query}`, {
    method: 'POST',
    headers: {
      'content-type': FORM,
      ...(session && { cookie: `${SESSION_COOKIE}=${await sealSession(session)}` }),
      ...headers,
    },
    body: raw ?? new URLSearchParams(fields).toString(),
  });
  const params = Promise.resolve({ locale, page: path.slice(1).split('/') });
  const response = await pageFormHandlers.POST(request, { params });
  const location = response.headers.get('location');
  const cookies = response.headers.getSetCookie();
  const id = location ? new URL(location, 'https://shop.example').searchParams.get('answer') : null;
  return {
    status: response.status,
    location: location?.replace(/([?&])answer=[\w-]+/, '$1answer=ID') ?? null,
    answer: await openAnswer(sealOf(cookies, ANSWER_COOKIE), id ?? undefined),
    session: await openSession(sealOf(cookies, SESSION_COOKIE)),
    cookies,
    text: await response.text(),
  };
}
