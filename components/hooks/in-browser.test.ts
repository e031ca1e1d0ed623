import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InBrowser } from './in-browser';

it('leaves its children out of the HTML, without a hole', () => {
  expect(renderToString(createElement(InBrowser, null, 'of this address'))).toBe('');
});
