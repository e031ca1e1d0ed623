import 'server-only';
import { readFile } from 'node:fs/promises';
import { SHARE_PAGES, type SharePageName } from '@/content/share-pages';
import { drawPage, type PageWords } from './draw-page';
import { drawProduct } from './draw-product';
import { publicFile } from './frame';
import type { Drawing } from './make-picture';

/** Draws one of our own pages. */
export async function drawPagePicture(name: SharePageName, words: PageWords): Promise<Drawing> {
  const page = SHARE_PAGES[name];
  if (!('isProduct' in page)) return { picture: await drawPage(words, page.art), isWhole: true };

  const product = await readFile(publicFile(page.art));
  const picture = await drawProduct({ eyebrow: '', price: '', ...words }, product);
  return { picture, isWhole: true };
}
