import { html } from 'hono/html';
import type { Locale } from '@/lib/contract/locale';
import { brand } from './brand';

/** The content of an email with one button. */
export type MailContent = {
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Rows of a label and a value, such as an amount. The last row is the total. */
  details?: [string, string][] | undefined;
  button: string;
  link: string;
  copyLink: string;
  smallPrint: string[];
  footer: string;
};

const { paper, ink, laut, bata } = brand.colours;
const FONT = "font-family: 'Outfit', 'Segoe UI', Helvetica, Arial, sans-serif";
const PARAGRAPH = `margin: 0 0 16px; ${FONT}; font-size: 16px; line-height: 1.55; color: ${ink}`;
const SMALL = `margin: 0 0 12px; ${FONT}; font-size: 13px; line-height: 1.5; color: ${ink}`;
const BUTTON = `display: inline-block; padding: 14px 28px; ${FONT}; font-size: 16px; font-weight: 600; color: #ffffff; background: ${laut}; text-decoration: none; border-radius: 4px`;

function detailRow([name, amount]: [string, string], index: number, rows: unknown[]) {
  const weight = index === rows.length - 1 ? '; font-weight: 700' : '';
  const line = `padding: 8px 0; border-bottom: 1px solid ${paper}; vertical-align: top; ${FONT}; font-size: 15px; line-height: 1.4; color: ${ink}${weight}`;
  return html`<tr><td style="${line}">${name}</td><td align="right" style="${line}; padding-left: 16px; white-space: nowrap">${amount}</td></tr>`;
}

function detailTable(rows: [string, string][]) {
  if (rows.length === 0) return '';
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; border-top: 1px solid ${paper}">
${rows.map(detailRow)}
</table>`;
}

/**
 * Renders an email as HTML with tables and inline styles, because many email clients support nothing else.
 */
export function renderHtml(mail: MailContent): string {
  const page = html`<!doctype html>
<html lang="${mail.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${mail.subject}</title>
</head>
<body style="margin: 0; padding: 0; background: ${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: ${paper}">
<tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; background: #ffffff; border-top: 6px solid ${bata}">
<tr><td style="padding: 32px 32px 8px">
<p style="margin: 0 0 24px; font-family: 'Zilla Slab', Georgia, serif; font-size: 26px; font-weight: 700; letter-spacing: 1px; color: ${laut}">${brand.name}</p>
<p style="${PARAGRAPH}">${mail.greeting}</p>
${mail.paragraphs.map((text) => html`<p style="${PARAGRAPH}">${text}</p>`)}
${detailTable(mail.details ?? [])}
<p style="margin: 28px 0"><a href="${mail.link}" style="${BUTTON}">${mail.button}</a></p>
${mail.smallPrint.map((text) => html`<p style="${SMALL}">${text}</p>`)}
<p style="${SMALL}">${mail.copyLink}<br><a href="${mail.link}" style="color: ${laut}; word-break: break-all">${mail.link}</a></p>
</td></tr>
<tr><td style="padding: 16px 32px 28px; border-top: 1px solid ${paper}">
<p style="${SMALL}; margin: 0">${mail.footer}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return page.toString();
}

export function renderText(mail: MailContent): string {
  const { greeting, paragraphs, details = [], button, link, smallPrint, footer } = mail;
  const table = details.map(([name, amount]) => `${name}: ${amount}`).join('\n');
  const parts = [
    greeting,
    ...paragraphs,
    ...(table ? [table] : []),
    `${button}:\n${link}`,
    ...smallPrint,
    `-- \n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
