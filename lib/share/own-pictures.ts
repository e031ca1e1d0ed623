import 'server-only';
import { readFile } from 'node:fs/promises';
import { SHARE_PAGES, type SharePageName } from '@/content/share-pages';
import { type Article, findArticle } from '@/lib/blog/articles';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { publicFile } from '@/lib/pictures/public-file';
import { listRiders, type Rider } from '@/lib/riders/riders';
import { pictureOf } from '@/lib/routes';
import type { Store } from '@/lib/stores/store-schema';
import { findStorePage } from '@/lib/stores/stores';
import { drawPage } from './draw-page';
import { drawProduct } from './draw-product';
import { drawRiderCard, drawRiderStory } from './draw-rider';
import { type OwnPicture, ownPicture } from './own-picture';
import type { SharePicture } from './product-picture';
import { factsOf, type RiderWords, riderWords } from './rider-art';

type Titled = { kind: string; name: string; locale: Locale; title: string; line: string; art: string };

function titled({ title, line, art, ...place }: Titled, draw = () => drawPage({ title, line }, art)) {
  return ownPicture({ ...place, alt: `${title}. ${line}`, facts: [title, line, art], draw });
}

export function pagePicture(name: SharePageName, locale: Locale): OwnPicture {
  const t = translator(locale, 'share');
  const page = SHARE_PAGES[name];
  const words = { title: t(page.title), line: t(page.line) };
  const product = async () =>
    drawProduct({ eyebrow: '', price: '', ...words }, await readFile(publicFile(page.art)));
  const facts = { kind: 'pages', name, locale, ...words, art: page.art };
  return 'isProduct' in page ? titled(facts, product) : titled(facts);
}

function storePicture({ slug, name, place, address, picture }: Store, locale: Locale): OwnPicture {
  const line = `${place}, ${address.province}`;
  const art = picture?.src ?? SHARE_PAGES.store.art;
  return titled({ kind: 'stores', name: slug, locale, title: name, line, art });
}

function articlePicture({ name, title, minutes, cover }: Article, locale: Locale): OwnPicture {
  const line = translator(locale, 'share')('articleLine', { minutes });
  return titled({ kind: 'articles', name, locale, title, line, art: cover.src });
}

function riderPicture(
  kind: string,
  rider: Rider,
  locale: Locale,
  draw: (words: RiderWords) => Promise<Buffer>,
): OwnPicture {
  const words = riderWords(rider, locale);
  const { name, role, tagline } = words;
  return ownPicture({
    kind,
    name: rider.slug,
    locale,
    alt: translator(locale, 'share')('riderPicture', { name, role, tagline }),
    facts: factsOf(words),
    draw: () => draw(words),
  });
}

export function riderCard(rider: Rider, locale: Locale): OwnPicture {
  return riderPicture('riders', rider, locale, drawRiderCard);
}

export function riderStory(rider: Rider, locale: Locale): OwnPicture {
  return riderPicture('stories', rider, locale, drawRiderStory);
}

type Find = (name: string, locale: Locale) => OwnPicture | undefined;

/** Looks a thing up and draws it, if it is there. */
function drawn<T>(
  find: (name: string, locale: Locale) => T | undefined,
  picture: (found: T, locale: Locale) => OwnPicture,
): Find {
  return (name, locale) => {
    const found = find(name, locale);
    return found === undefined ? undefined : picture(found, locale);
  };
}

const isSharePage = (name: string): name is SharePageName => Object.hasOwn(SHARE_PAGES, name);
/** By their slug alone: an alias has no picture of its own. */
const findBySlug = (name: string): Rider | undefined => listRiders().find(({ slug }) => slug === name);

const KINDS: ReadonlyMap<string, Find> = new Map([
  ['pages', drawn((name) => (isSharePage(name) ? name : undefined), pagePicture)],
  ['riders', drawn(findBySlug, riderCard)],
  ['stories', drawn(findBySlug, riderStory)],
  ['stores', drawn(findStorePage, storePicture)],
  ['articles', drawn(findArticle, articlePicture)],
]);

export function findOwnPicture(kind: string, name: string, locale: Locale): OwnPicture | undefined {
  return KINDS.get(kind)?.(name, locale);
}

/** The kind of picture that the pages below a path have. */
const KIND_BELOW: Readonly<Record<string, string>> = {
  '/': 'riders',
  '/store/': 'stores',
  '/blog/': 'articles',
};

export function pictureOfPath(path: string, locale: Locale): SharePicture {
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  const own = findOwnPicture(KIND_BELOW[parent] ?? '', path.slice(parent.length), locale);
  const { url, alt } = own ?? pagePicture(pictureOf(path), locale);
  return { url, alt };
}
