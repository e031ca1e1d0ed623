import 'server-only';
import { dirname, join } from 'node:path/posix';
import { z } from 'zod';
import { artSchema, pictureFactsSchema } from '@/lib/content/art-schema';
import { articleNames } from '@/lib/content/content-names';
import { readContent, readEach } from '@/lib/content/read-content';
import type { Locale } from '@/lib/contract/locale';
import { countWords, readingMinutes } from '@/lib/prose/prose';
import { readProse } from '@/lib/prose/read-prose';

function readArticle(name: string, locale: Locale) {
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
    path: `/blog/${name}` as const,
    title,
    lead,
    cover,
    published,
    changed,
    minutes: readingMinutes(blocks),
    words: countWords(blocks),
    blocks,
    /** By the name under which the text mentions them. */
    pictures: new Map(
      Object.entries(pictures).map(([file, facts]) => [file, { src: join(folder, file), ...facts }]),
    ),
  };
}

export type Article = ReturnType<typeof readArticle>;

/** Every article in a language, the newest first. @throws ContentFaults with what is wrong in any of their files */
export function listArticles(locale: Locale): Article[] {
  return readEach(articleNames(), (name) => readArticle(name, locale)).sort((a, b) =>
    b.published.localeCompare(a.published),
  );
}

export function findArticle(name: string, locale: Locale): Article | undefined {
  return articleNames().includes(name) ? readArticle(name, locale) : undefined;
}

/** A static route must name one page at least; this one is not there, and says so. */
const NO_ARTICLE = 'none';

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
  pictures: z.record(z.string(), pictureFactsSchema).default({}),
});
