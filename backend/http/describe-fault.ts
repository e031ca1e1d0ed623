import type { Text } from '@/backend/messages/text';
import { fieldNames, validationTexts } from '@/backend/messages/validation-texts';
import { LOCALES } from '@/lib/contract/locale';
import type { Fault } from '@/lib/contract/validation';

/** The words of a fault, its field named as a customer knows it. */
export function describeFault({ path, code, bound }: Fault): { text: Text; path: string } {
  const field = path.split('.').at(-1) ?? path;
  const text = { ...validationTexts[code] };
  for (const locale of LOCALES) {
    text[locale] = text[locale]
      .replace('{field}', fieldNames[field]?.[locale] ?? (path || 'body'))
      .replace('{bound}', String(bound ?? ''));
  }
  return { text, path };
}
