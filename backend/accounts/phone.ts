import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The number in E.164; undefined when there is no such number. Without a country code it is Indonesian. */
export function toE164(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, 'ID');
  return parsed?.isValid() ? parsed.number : undefined;
}
