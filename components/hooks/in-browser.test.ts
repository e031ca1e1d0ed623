import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InBrowser } from './in-browser';

it('renders nothing on the server', () => {
  expect(renderToString(createElement(InBrowser, null, 'of this address'))).toBe('');
});
