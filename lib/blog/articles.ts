import 'server-only';
import { dirname, join } from 'node:path/posix';
import { z } from 'zod';
import { contentPictureSchema, pictureMetadataSchema } from '@/lib/content/art-schema';
import { listArticleNames } from '@/lib/content/content-names';
import { readAllContent, readContent } from '@/lib/content/read-content';
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
    /** The pictures by the file name that the text uses. */
    pictures: new Map(
      Object.entries(pictures).map(([file, facts]) => [file, { src: join(folder, file), ...facts }]),
    ),
  };
}

export type Article = ReturnType<typeof readArticle>;

/**
 * Returns all articles in a language, newest first. @throws ContentErrors with every error in any of the
 * files
 */
export function listArticles(locale: Locale): Article[] {
  return readAllContent(listArticleNames(), (name) => readArticle(name, locale)).sort((a, b) =>
    b.published.localeCompare(a.published),
  );
}

/** Finds an article by its name in a language. @throws ContentErrors with every error in its files */
export function findArticle(name: string, locale: Locale): Article | undefined {
  return listArticleNames().includes(name) ? readArticle(name, locale) : undefined;
}

/** The schema of `article.json`. The text is in one Markdown file per language. */
const articleFactsSchema = z.strictObject({
  /** The days of publication and last change. */
  published: z.iso.date(),
  changed: z.iso.date().optional(),
  cover: contentPictureSchema,
  pictures: z.record(z.string(), pictureMetadataSchema).default({}),
});
