import { mailTexts } from '@/backend/messages/mail-texts';
import { say, type Text, type Values } from '@/backend/messages/text';
import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';
import { brand } from './brand';
import { greetingName } from './greeting-name';
import { type Letter, letterHtml, letterText } from './letter';
import type { Mail } from './mailer';

/** Whom a mail about an account goes to. `siteUrl` is the shop's public origin. */
export type Recipient = { to: string; firstName: string; locale: Locale; siteUrl: string };

/** The words of a mail with one thing to do. */
type Words = { subject: Text; body: Text[]; button: Text; smallPrint: Text[]; details?: Letter['details'] };

/** The address of a page in the recipient's language. */
function pageAddress({ siteUrl, locale }: Recipient, path: string): string {
  return `${siteUrl}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path}`;
}

/**
 * A mail to a customer, whose button leads to a page of the shop. `values` fill the places of its words. Anybody can have
 * registered with this address, so a name that is a message is left out.
 */
export function customerMail(recipient: Recipient, words: Words, path: string, values: Values = {}): Mail {
  const { to, firstName, locale } = recipient;
  const name = greetingName(firstName);
  const inWords = (text: Text) =>
    say(text, locale, { ...values, name: name ?? '', brand: brand.name, contact: brand.contact });
  const link = pageAddress(recipient, path);
  const letter = {
    locale,
    subject: inWords(words.subject),
    greeting: inWords(name ? mailTexts.greeting : mailTexts.greetingOfNobody),
    paragraphs: words.body.map(inWords),
    details: words.details,
    button: inWords(words.button),
    link,
    copyLink: inWords(mailTexts.copyLink),
    smallPrint: words.smallPrint.map(inWords),
    footer: inWords(mailTexts.footer),
  };
  return { to, subject: letter.subject, text: letterText(letter), html: letterHtml(letter), link };
}
