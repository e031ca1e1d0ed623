// A content API with the foreign server's goods, each for a little more: bare lists, no ETag. Plain Node; PORT says
// where.
import { createServer } from 'node:http';
import { CATEGORIES, ITEMS, PRODUCTS, SIZES, VARIANTS } from './catalogue.mjs';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="coral" d="M0 0h4v5H0z"/></svg>';

const dearer = (entry) => ({ ...entry, price: entry.price + 10_000 });

const COLLECTIONS = {
  products: PRODUCTS.map(dearer),
  items: ITEMS.map(dearer),
  sizes: SIZES,
  variant: VARIANTS,
  categories: CATEGORIES,
};

createServer(({ url }, response) => {
  if (url.startsWith('/shops/pictures/')) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
    return;
  }
  const list = COLLECTIONS[/^\/shops\/reef\/(\w+)$/.exec(url)?.[1]];
  response.writeHead(list ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(list ?? { message: 'No such collection' }));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
