import { mailTexts } from '@/backend/messages/mail-texts';
import { say, type Text } from '@/backend/messages/text';
import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';
import { brand } from './brand';
import { letterHtml, letterText } from './letter';
import type { Mail } from './mailer';

type Verification = { to: string; firstName: string; locale: Locale; token: string; siteUrl: string };

function linkOf({ siteUrl, locale, token }: Verification): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return `${siteUrl}${prefix}/verify-email?token=${encodeURIComponent(token)}`;
}

/** The mail that lets a new customer confirm the address (contract, Extensions: links in mails). */
export function verificationMail(verification: Verification): Mail {
  const { to, firstName, locale } = verification;
  const words = (text: Text) => say(text, locale, { name: firstName, brand: brand.name });
  const link = linkOf(verification);
  const letter = {
    locale,
    subject: words(mailTexts.verifySubject),
    greeting: words(mailTexts.greeting),
    paragraphs: [words(mailTexts.verifyBody)],
    button: words(mailTexts.verifyButton),
    link,
    copyLink: words(mailTexts.copyLink),
    smallPrint: [words(mailTexts.verifyLifetime), words(mailTexts.notYou)],
    footer: words(mailTexts.footer),
  };
  return { to, subject: letter.subject, text: letterText(letter), html: letterHtml(letter), link };
}
