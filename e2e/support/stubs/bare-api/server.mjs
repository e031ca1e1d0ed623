// A content API without products. It has some pictures for the home page, in bare lists with an invalid entry.
import { Hono } from 'hono';
import { listen, SVG, SVG_TYPE } from '../listen.mjs';

const LIKES = [
  { image: '/pictures/shell.svg', alt: 'A shell' },
  { alt: 'No picture' },
  { url: '/pictures/kite.svg', alt: 'A kite', camera: 'unknown' },
];

const app = new Hono();
app.get('/pictures/:file', (c) => c.body(SVG, 200, SVG_TYPE));
app.get('/content/:store/likes', (c) => c.json(LIKES));
app.get('*', (c) => c.json([]));
listen(app);
