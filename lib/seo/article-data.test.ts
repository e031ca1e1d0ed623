import { createArticle } from '@/lib/testing/content';
import { articleJsonLd, blogJsonLd } from './article-data';
import type { createJsonLdGraph } from './page-data';

const article = createArticle();
const articles = [article, createArticle({ path: '/blog/wind', title: 'Wind' })];

const nodeOf = (graph: ReturnType<typeof createJsonLdGraph>, type: string) =>
  graph['@graph'].find((thing) => typeof thing === 'object' && '@type' in thing && thing['@type'] === type);

it('describes an article with author, date, length and URL', () => {
  const graph = articleJsonLd(article, 'id');
  const url = `https://shop.example/id${article.path}`;

  expect(nodeOf(graph, 'BlogPosting')).toMatchObject({
    url,
    headline: article.title,
    datePublished: '2026-01-02',
    dateModified: '2026-02-03',
    image: `https://shop.example${article.cover.src}`,
    inLanguage: 'id',
    wordCount: article.words,
    isPartOf: { '@id': 'https://shop.example/id/blog' },
  });
  expect(nodeOf(graph, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://shop.example/id' },
      { position: 2, item: 'https://shop.example/id/blog' },
      { position: 3, name: article.title },
    ],
  });
});

it('lists all articles of the blog', () => {
  expect(nodeOf(blogJsonLd(articles, 'id'), 'Blog')).toMatchObject({
    blogPost: articles.map(({ title, path }) => ({ headline: title, url: `https://shop.example/id${path}` })),
  });
});
