import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { escapeXml } from '@/lib/format/escape-xml';
import { localePath } from '@/lib/i18n/locale-path';
import { isShopPagePath, type ProseBlock, type ProseInline } from './prose';

const TAGS = { strong: 'strong', emphasis: 'em', paragraph: 'p', quote: 'blockquote' } as const;

function address(href: string, locale: Locale): string {
  if (isShopPagePath(href)) return absoluteUrl(localePath(locale, href));
  return href.startsWith('/') ? absoluteUrl(href) : href;
}

function line(parts: readonly ProseInline[], locale: Locale): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return escapeXml(part.text);
      const words = line(part.parts, locale);
      if (part.kind === 'link') return `<a href="${escapeXml(address(part.href, locale))}">${words}</a>`;
      return `<${TAGS[part.kind]}>${words}</${TAGS[part.kind]}>`;
    })
    .join('');
}

function cells(tag: 'th' | 'td', row: readonly ProseInline[][], locale: Locale): string {
  return `<tr>${row.map((cell) => `<${tag}>${line(cell, locale)}</${tag}>`).join('')}</tr>`;
}

function html(block: ProseBlock, locale: Locale, pictureAt: (name: string) => string | undefined): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${line(block.parts, locale)}</h${block.level}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${line(item, locale)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return `<table>${cells('th', block.head, locale)}${block.rows.map((row) => cells('td', row, locale)).join('')}</table>`;
    case 'picture': {
      const src = absoluteUrl(pictureAt(block.src) ?? block.src);
      return `<figure><img src="${escapeXml(src)}" alt="${escapeXml(block.alt)}"><figcaption>${escapeXml(block.caption)}</figcaption></figure>`;
    }
    default:
      return `<${TAGS[block.kind]}>${line(block.parts, locale)}</${TAGS[block.kind]}>`;
  }
}

/** Renders a text as HTML for feed readers, with absolute URLs. */
export function renderProseHtml(
  blocks: readonly ProseBlock[],
  locale: Locale,
  pictureAt: (name: string) => string | undefined = () => undefined,
): string {
  return blocks.map((block) => html(block, locale, pictureAt)).join('\n');
}
