// A content API that has nothing to sell yet, and some pictures for the home page: bare lists, one entry gone
// wrong. Plain Node; PORT says where.
import { createServer } from 'node:http';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="coral" d="M0 0h4v5H0z"/></svg>';

const LIKES = [
  { image: '/pictures/shell.svg', alt: 'A shell' },
  { alt: 'Nothing to see' },
  { url: '/pictures/kite.svg', alt: 'A kite', camera: 'unknown' },
];

createServer(({ url }, response) => {
  const [, room, , collection] = url.split('/');
  if (room === 'pictures') {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
    return;
  }
  const list = collection === 'likes' ? LIKES : [];
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
