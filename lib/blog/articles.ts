import 'server-only';
import { dirname, join } from 'node:path/posix';
import { z } from 'zod';
import type { Art } from '@/content/art/art';
import { artSchema, pictureFactsSchema } from '@/lib/content/art-schema';
import { articleNames } from '@/lib/content/content-names';
import { readContent, readEach } from '@/lib/content/read-content';
import type { Locale } from '@/lib/contract/locale';
import { countWords, type ProseBlock, readingMinutes } from '@/lib/prose/prose';
import { readProse } from '@/lib/prose/read-prose';

function readArticle(name: string, locale: Locale): Article {
  const {
    published,
    changed = published,
    cover,
    pictures,
  } = readContent(`blog/${name}/article.json`, articleFactsSchema);
  const { title, lead, blocks } = readProse(`blog/${name}/${locale}.md`);
  const folder = dirname(cover.src);

  return {
    name,
    path: `/blog/${name}`,
    title,
    lead,
    cover,
    published,
    changed,
    minutes: readingMinutes(blocks),
    words: countWords(blocks),
    blocks,
    pictures: new Map(
      Object.entries(pictures).map(([file, facts]) => [file, { src: join(folder, file), ...facts }]),
    ),
  };
}

/** Every article in a language, the newest first. @throws ContentFaults with what is wrong in any of their files */
export function listArticles(locale: Locale): Article[] {
  return readEach(articleNames(), (name) => readArticle(name, locale)).sort((a, b) =>
    b.published.localeCompare(a.published),
  );
}

/** An article by its folder; undefined when there is none. */
export function findArticle(name: string, locale: Locale): Article | undefined {
  return articleNames().includes(name) ? readArticle(name, locale) : undefined;
}

/** A static route must name one page at least; this one is not there, and says so. */
const NO_ARTICLE = 'none';

/** The articles whose pages the build makes: all of them. */
export function prerenderedArticles(): string[] {
  const names = articleNames();
  return names.length > 0 ? names : [NO_ARTICLE];
}

/** What `article.json` of an article says; its words are in a Markdown file for each language. */
const articleFactsSchema = z.strictObject({
  /** The days it came out and was last changed. */
  published: z.iso.date(),
  changed: z.iso.date().optional(),
  cover: artSchema,
  /** The pictures in its text by their file name, which lie in the cover's folder. */
  pictures: z.record(z.string(), pictureFactsSchema).default({}),
});

/** A picture in an article's text. */
type ArticlePicture = { src: string; width: number; height: number; dominant: string };

/** An article in one language. */
export type Article = {
  /** Its folder, and the last part of its address. */
  name: string;
  path: `/blog/${string}`;
  title: string;
  /** What it is about, in a sentence or two. */
  lead: string;
  cover: Art;
  /** ISO dates. */
  published: string;
  changed: string;
  /** How long it takes to read. */
  minutes: number;
  words: number;
  blocks: ProseBlock[];
  /** By the name under which the text mentions them. */
  pictures: ReadonlyMap<string, ArticlePicture>;
};
