import { mailTexts } from '@/backend/messages/mail-texts';
import { say, type Text } from '@/backend/messages/text';
import type { Locale } from '@/lib/contract/locale';
import { brand } from './brand';
import { greetingName } from './greeting-name';
import { letterHtml, letterText } from './letter';
import type { Mail } from './mailer';

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
  return { to, subject: letter.subject, text: letterText(letter), html: letterHtml(letter), link };
}
