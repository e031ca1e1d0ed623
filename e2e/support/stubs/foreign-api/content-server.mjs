// A content API with the products of the foreign product API, at slightly higher prices. Its responses are plain
// arrays, not wrapped in an object, and have no ETag.
import { Hono } from 'hono';
import { SAMPLE_SVG, SVG_HEADERS, serveStub } from '../serve-stub.mjs';
import { CATEGORIES, ITEMS, PRODUCTS, SIZES, VARIANTS } from './catalogue.mjs';

const raisePrice = (entry) => ({ ...entry, price: entry.price + 10_000 });

const COLLECTIONS = {
  products: PRODUCTS.map(raisePrice),
  items: ITEMS.map(raisePrice),
  sizes: SIZES,
  variant: VARIANTS,
  categories: CATEGORIES,
};

const app = new Hono();
app.get('/shops/pictures/:file', (c) => c.body(SAMPLE_SVG, 200, SVG_HEADERS));
app.get('/shops/reef/:collection', (c) => {
  const list = COLLECTIONS[c.req.param('collection')];
  return list ? c.json(list) : c.json({ message: 'No such collection' }, 404);
});
serveStub(app);
