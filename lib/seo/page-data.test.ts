import { homeJsonLd, listingJsonLd } from './page-data';

it('lists the products of a page in order, with their URLs', () => {
  const graph = listingJsonLd({
    locale: 'en',
    name: 'Men',
    crumbs: [
      { name: 'Home', path: '/' },
      { name: 'Men', path: '/men' },
    ],
    products: [
      { name: 'Uluwatu Elite Pro', href: '/men/uluwatu-elite-pro' },
      { name: 'Amed Volley', href: '/men/amed-volley' },
    ],
  });

  expect(graph['@graph'][0]).toMatchObject({
    url: 'https://shop.example/men',
    inLanguage: 'en',
    mainEntity: {
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://shop.example/men/uluwatu-elite-pro' },
        { position: 2, name: 'Amed Volley' },
      ],
    },
  });
});

it('describes the site search on the home page, in its language', () => {
  expect(homeJsonLd('id')['@graph'][0]).toMatchObject({
    '@type': 'WebSite',
    inLanguage: ['en', 'id'],
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/id/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
