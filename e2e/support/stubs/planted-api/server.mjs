// A product API and a Graph API whose every text begins a script. Plain Node; PORT says where.
import { createServer } from 'node:http';
import { plantedPiece, plantedText } from './planted-texts.mjs';

const origin = `http://127.0.0.1:${process.env.PORT}`;
const variants = [
  { id: 1, name: plantedText('variant'), isMen: true },
  { id: 2, name: plantedPiece('women-variant'), isMen: false },
];
const categories = [
  { id: 1, name: plantedText('category') },
  // The shop knows women's kinds by their names alone.
  { id: 2, name: 'Swimsuit' },
];
const sizes = [{ id: 1, value: plantedText('size') }];
const products = [1, 2].map((id) => ({
  id: `plank-${id}`,
  name: id === 1 ? plantedText('name') : plantedPiece('women-name'),
  price: 300_000,
  colour: plantedText('colour'),
  description: `${plantedText('description')}\n\n${plantedPiece('second-paragraph')}`,
  image: [{ url: `${origin}/a.jpg?${plantedText('picture')}` }],
  imagedetail: [{ fullBody: plantedText('detail') }],
  categoryId: id,
  category: { name: categories[id - 1].name },
  variantId: id,
  isFeatured: true,
  translations: { id: { description: plantedText('translation'), colour: plantedPiece('warna') } },
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
  caption: id === 1 ? plantedText('caption') : plantedPiece('second-caption'),
  media_type: 'IMAGE',
  media_url: `${origin}/pictures/${id}.jpg?${plantedText('post')}`,
  permalink: `https://www.instagram.com/p/${id}/?${plantedText('permalink')}`,
  timestamp: '2026-11-03T22:30:00+0000',
}));

const CATALOGUE = {
  '/api/products': products,
  '/api/variants': variants,
  '/api/categories': categories,
  '/api/sizes': sizes,
  '/api/items': items,
  ...Object.fromEntries(products.map((product) => [`/api/products/${product.id}`, product])),
};
const GRAPH = {
  '/me/media': { data: media },
  '/refresh_access_token': { access_token: 'planted', expires_in: 5_184_000 },
};

function answer(request, response) {
  const { pathname } = new URL(request.url, origin);
  const data = CATALOGUE[pathname];
  const body = data ? { data } : GRAPH[pathname];
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { status: 'error' }));
}

createServer(answer).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
