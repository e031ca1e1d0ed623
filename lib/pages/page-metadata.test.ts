import { SITE } from '@/content/site';
import { pageMetadata } from './page-metadata';

it('links the page in both languages, with English as the default', () => {
  expect(pageMetadata({ locale: 'id', path: '/men', title: 'Pria' })).toMatchObject({
    title: 'Pria',
    alternates: { canonical: '/id/men', languages: { en: '/men', id: '/id/men', 'x-default': '/men' } },
  });
});

it('describes the page to social networks', () => {
  expect(pageMetadata({ locale: 'id', path: '/men', title: 'Pria', description: 'Ringan.' })).toMatchObject({
    openGraph: {
      siteName: SITE.name,
      locale: 'id_ID',
      alternateLocale: ['en_US'],
      url: '/id/men',
      title: 'Pria',
      description: 'Ringan.',
      images: [{ url: '/media/1200/images/hero/men.jpg', alt: 'Pria' }],
    },
    twitter: { card: 'summary_large_image' },
  });
});

it('shows the brand picture for a page without its own', () => {
  expect(pageMetadata({ locale: 'en', path: '/login' }).openGraph?.images).toMatchObject([
    { url: '/media/1200/images/prints/megamendung.jpg', alt: SITE.name },
  ]);
});

it('excludes private pages and filtered views from search engines', () => {
  expect(pageMetadata({ locale: 'en', path: '/order-status' }).robots).toEqual({ index: false });
  expect(pageMetadata({ locale: 'en', path: '/men', index: false }).robots).toEqual({ index: false });
  expect(pageMetadata({ locale: 'en', path: '/men' })).not.toHaveProperty('robots');
});

it('has the dates of an article and its feed', () => {
  const article = { published: '2026-01-02', changed: '2026-02-03' };
  const feed = { path: '/feeds/en.xml', title: 'Blog' };

  expect(pageMetadata({ locale: 'en', path: '/blog/a', title: 'A', article, feed })).toMatchObject({
    alternates: { types: { 'application/rss+xml': [{ url: feed.path, title: feed.title }] } },
    openGraph: { type: 'article', publishedTime: article.published, modifiedTime: article.changed },
  });
  expect(pageMetadata({ locale: 'en', path: '/blog', title: 'Blog' })).toMatchObject({
    openGraph: { type: 'website' },
  });
});
