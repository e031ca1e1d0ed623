import accountMailWords from '@/backend/messages/account-mails.json' with { type: 'json' };
import catalogueMailWords from '@/backend/messages/catalogue-mail.json' with { type: 'json' };
import mailTexts from '@/backend/messages/mail.json' with { type: 'json' };
import { formatText, type LocalizedText, type TextValues } from '@/backend/messages/text';
import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';
import { brand } from './brand';
import { type MailContent, renderHtml, renderText } from './mail-template';
import type { Mail } from './mailer';

export type MailTexts = {
  subject: LocalizedText;
  body: LocalizedText[];
  button: LocalizedText;
  smallPrint: LocalizedText[];
};

const TAGS: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** Formats a time as date and time in Bali, with the name of the time zone (WITA). */
export function formatBaliTime(moment: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Makassar',
  }).format(moment);
  return `${time} WITA (UTC+8)`;
}

const NAME = /^[\p{L}\p{M}\p{Zs}'’.-]{1,60}$/u;
/** Matches host names, such as `evil.example`, which email clients turn into links. */
const HOST = /\.[\p{L}\p{M}]{2}/u;

/** Returns the name for the greeting, or undefined if the name could be a message or a link of a spammer. */
export function formatGreetingName(name: string): string | undefined {
  return NAME.test(name) && !HOST.test(name) ? name : undefined;
}

/**
 * The recipient of an email. `name` is undefined for an unconfirmed address, because a stranger may have
 * entered the name.
 */
type Recipient = { to: string; name?: string | undefined; locale: Locale; siteUrl: string };

type Filling = { values?: TextValues; details?: MailContent['details'] };

function composeMail(
  { to, name, locale }: Recipient,
  words: MailTexts,
  link: string,
  filling: Filling,
): Mail {
  const greeted = formatGreetingName(name ?? '');
  const values = { ...filling.values, name: greeted ?? '', brand: brand.name, contact: brand.contact };
  const fill = (text: LocalizedText) => formatText(text, locale, values);
  const content: MailContent = {
    locale,
    subject: fill(words.subject),
    greeting: fill(greeted ? mailTexts.greeting : mailTexts.greetingOfNobody),
    paragraphs: words.body.map(fill),
    details: filling.details,
    button: fill(words.button),
    link,
    copyLink: fill(mailTexts.copyLink),
    smallPrint: words.smallPrint.map(fill),
    footer: fill(mailTexts.footer),
  };
  return { to, subject: content.subject, text: renderText(content), html: renderHtml(content), link };
}

/** Returns the URL of a shop page in a language. `path` starts with a slash. */
export function localizedShopUrl(siteUrl: string, locale: Locale, path: string): string {
  return `${siteUrl}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path}`;
}

/** Composes an email in the recipient's language that links to a page of the shop. */
export function composeCustomerMail(
  recipient: Recipient,
  words: MailTexts,
  path: string,
  filling: Filling = {},
): Mail {
  const { locale, siteUrl } = recipient;
  return composeMail(recipient, words, localizedShopUrl(siteUrl, locale, path), filling);
}

/**
 * Composes the email with the link to the catalogue of a year. The storefront serves the file from `public/`.
 */
export function composeCatalogueMail(recipient: Recipient & { catalog: string }): Mail {
  const { siteUrl, catalog } = recipient;
  const link = `${siteUrl}/catalogue-${catalog}.pdf`;
  return composeMail(recipient, catalogueMailWords, link, { values: { year: catalog } });
}

type TokenRecipient = Recipient & { token: string; redirect?: string | null | undefined };

/** Returns the path of a page with the token and `redirect`, the path to which the page leads back. */
function tokenPath(page: string, { token, redirect }: TokenRecipient): string {
  const query = new URLSearchParams({ token, ...(redirect && { redirect }) });
  return `${page}?${query}`;
}

/** Composes the email with the link that confirms the address (contract, Extensions: links in emails). */
export function composeVerificationMail(recipient: TokenRecipient): Mail {
  return composeCustomerMail(recipient, accountMailWords.verification, tokenPath('/verify-email', recipient));
}

export function composeAlreadyConfirmedMail(recipient: Recipient): Mail {
  return composeCustomerMail(recipient, accountMailWords.confirmed, '/login');
}

/** Composes the email with the link that resets the password (contract, Extensions: links in emails). */
export function composeResetMail(recipient: TokenRecipient): Mail {
  return composeCustomerMail(recipient, accountMailWords.reset, tokenPath('/reset-password', recipient));
}

export function composePasswordChangedMail(recipient: Recipient & { at: Date }): Mail {
  const at = formatBaliTime(recipient.at, recipient.locale);
  return composeCustomerMail(recipient, accountMailWords.passwordChanged, '/forgot-password', {
    values: { at },
  });
}
