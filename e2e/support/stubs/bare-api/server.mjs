// A content API without products. It has some pictures for the home page. Its responses are plain arrays, not wrapped
// in an object, and one entry has no picture.
import { Hono } from 'hono';
import { SAMPLE_SVG, SVG_HEADERS, serveStub } from '../serve-stub.mjs';

const LIKES = [
  { image: '/pictures/shell.svg', alt: 'A shell' },
  { alt: 'No picture' },
  { url: '/pictures/kite.svg', alt: 'A kite', camera: 'unknown' },
];

const app = new Hono();
app.get('/pictures/:file', (c) => c.body(SAMPLE_SVG, 200, SVG_HEADERS));
app.get('/content/:store/likes', (c) => c.json(LIKES));
app.get('*', (c) => c.json([]));
serveStub(app);
