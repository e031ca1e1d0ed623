import 'client-only';
import { callApi } from '@/lib/api-client/call-api';
import type { Locale } from '@/lib/contract/locale';
import type { ClientTexts } from './client-texts';

const loading = new Map<Locale, Promise<ClientTexts>>();

async function fetchTexts(locale: Locale): Promise<ClientTexts> {
  const { data } = await callApi<ClientTexts>('/api/texts', { locale });
  return data;
}

/** The words of the dialogs, fetched once when first needed, anew after a failure. @throws ApiError */
export function loadLazyTexts(locale: Locale): Promise<ClientTexts> {
  const begun = loading.get(locale) ?? fetchTexts(locale);
  loading.set(locale, begun);
  begun.catch(() => loading.delete(locale));
  return begun;
}
