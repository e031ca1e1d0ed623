// A product API and a Graph API in which every text begins a script.
import { Hono } from 'hono';
import { serveStub } from '../serve-stub.mjs';
import { createInjectedInlineScript, createInjectedText } from './injected-texts.mjs';

const origin = `http://127.0.0.1:${process.env.PORT}`;
const variants = [
  { id: 1, name: createInjectedText('variant'), isMen: true },
  { id: 2, name: createInjectedInlineScript('women-variant'), isMen: false },
];
const categories = [
  { id: 1, name: createInjectedText('category') },
  // The shop finds women's categories by their names.
  { id: 2, name: 'Swimsuit' },
];
const sizes = [{ id: 1, value: createInjectedText('size') }];
const products = [1, 2].map((id) => ({
  id: `plank-${id}`,
  name: id === 1 ? createInjectedText('name') : createInjectedInlineScript('women-name'),
  price: 300_000,
  colour: createInjectedText('colour'),
  description: `${createInjectedText('description')}\n\n${createInjectedInlineScript('second-paragraph')}`,
  image: [{ url: `${origin}/a.jpg?${createInjectedText('picture')}` }],
  imagedetail: [{ fullBody: createInjectedText('detail') }],
  categoryId: id,
  category: { name: categories[id - 1].name },
  variantId: id,
  isFeatured: true,
  translations: {
    id: { description: createInjectedText('translation'), colour: createInjectedInlineScript('warna') },
  },
}));
const items = products.map(({ name, price }, index) => ({
  id: index + 1,
  name,
  price,
  size: sizes[0],
  stock: 2,
}));
const media = [1, 2].map((id) => ({
  id: `${id}`,
  caption: id === 1 ? createInjectedText('caption') : createInjectedInlineScript('second-caption'),
  media_type: 'IMAGE',
  media_url: `${origin}/pictures/${id}.jpg?${createInjectedText('post')}`,
  permalink: `https://www.instagram.com/p/${id}/?${createInjectedText('permalink')}`,
  timestamp: '2026-11-03T22:30:00+0000',
}));

const app = new Hono();
for (const [name, data] of Object.entries({ products, variants, categories, sizes, items }))
  app.get(`/api/${name}`, (c) => c.json({ data }));
app.get('/api/products/:id', (c) => {
  const data = products.find(({ id }) => id === c.req.param('id'));
  return data ? c.json({ data }) : c.json({ status: 'error' }, 404);
});
app.get('/me/media', (c) => c.json({ data: media }));
app.get('/refresh_access_token', (c) => c.json({ access_token: 'planted', expires_in: 5_184_000 }));
app.notFound((c) => c.json({ status: 'error' }, 404));
serveStub(app);
