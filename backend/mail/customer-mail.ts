import { mailTexts } from '@/backend/messages/mail-texts';
import { say, type Text, type Values } from '@/backend/messages/text';
import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';
import { brand } from './brand';
import { type Letter, renderHtml, renderText } from './mail-template';
import type { Mail } from './mailer';

const TAGS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** A moment as it is written in Bali: date and time with the zone's name (WITA). */
export function baliTime(moment: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Makassar',
  }).format(moment);
  return `${time} WITA`;
}

const NAME = /^[\p{L}\p{M}\p{Zs}'’.-]{1,60}$/u;
/** What mail programs make a link of: `evil.example`. */
const HOST = /\.[\p{L}\p{M}]{2}/u;

/**
 * The name to greet a stranger by in a mail that anybody can have sent to anybody; undefined when it does not look
 * like a name but like a message.
 */
export function greetingName(fullName: string): string | undefined {
  return NAME.test(fullName) && !HOST.test(fullName) ? fullName : undefined;
}

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
  return { to, subject: letter.subject, text: renderText(letter), html: renderHtml(letter), link };
}

type Wanted = { to: string; fullName: string; locale: Locale; catalog: string; siteUrl: string };

/** The mail with the link to the catalogue of a year. The file is the storefront's (`public/`). */
export function catalogueMail({ to, fullName, locale, catalog, siteUrl }: Wanted): Mail {
  const name = greetingName(fullName);
  const words = (text: Text) => say(text, locale, { name: name ?? '', brand: brand.name, year: catalog });
  const link = `${siteUrl}/catalogue-${catalog}.pdf`;
  const letter = {
    locale,
    subject: words(mailTexts.catalogueSubject),
    greeting: words(name ? mailTexts.greeting : mailTexts.greetingOfNobody),
    paragraphs: [words(mailTexts.catalogueBody)],
    button: words(mailTexts.catalogueButton),
    link,
    copyLink: words(mailTexts.copyLink),
    smallPrint: [words(mailTexts.catalogueNotYou)],
    footer: words(mailTexts.footer),
  };
  return { to, subject: letter.subject, text: renderText(letter), html: renderHtml(letter), link };
}
