import 'server-only';
import { dirname, join } from 'node:path/posix';
import { readEach } from '@/lib/content/content-faults';
import { articleNames } from '@/lib/content/content-names.mjs';
import { readContent } from '@/lib/content/read-content';
import type { Locale } from '@/lib/contract/locale';
import { readProse } from '@/lib/prose/read-prose';
import { countWords, readingMinutes } from '@/lib/prose/reading-minutes';
import { type Article, articleFactsSchema } from './article';

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
