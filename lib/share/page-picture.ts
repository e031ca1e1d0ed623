import 'server-only';
import { readFile } from 'node:fs/promises';
import { SHARE_PAGES, type SharePageName } from '@/content/share-pages';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { drawPage, type PageWords } from './draw-page';
import { drawProduct } from './draw-product';
import { publicFile } from './frame';
import { type OwnPicture, ownPicture } from './own-picture';

/** Whether a page of ours has a picture of its own. */
export function isSharePage(name: string): name is SharePageName {
  return Object.hasOwn(SHARE_PAGES, name);
}

async function draw(name: SharePageName, words: PageWords): Promise<Buffer> {
  const page = SHARE_PAGES[name];
  if (!('isProduct' in page)) return drawPage(words, page.art);
  return drawProduct({ eyebrow: '', price: '', ...words }, await readFile(publicFile(page.art)));
}

/** The picture of a page of ours, by its name in `content/share-pages`. */
export function pagePicture(name: SharePageName, locale: Locale): OwnPicture {
  const t = translator(locale, 'share');
  const { title, line, art } = SHARE_PAGES[name];
  const words = { title: t(title), line: t(line) };
  return ownPicture({
    kind: 'pages',
    name,
    locale,
    alt: `${words.title}. ${words.line}`,
    facts: [words.title, words.line, art],
    draw: () => draw(name, words),
  });
}
