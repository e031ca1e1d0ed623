import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ClientOnly } from './use-hydrated';

it('renders nothing on the server', () => {
  expect(renderToString(createElement(ClientOnly, null, 'of this address'))).toBe('');
});
