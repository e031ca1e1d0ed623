import { act, screen } from '@testing-library/react';
import {
  clearNextListingState,
  getNextListingState,
  type NextListingState,
  setNextListingState,
} from '@/components/hooks/navigation';
import { renderPage } from '@/lib/testing/render-page';
import { ListingAnnouncement } from './listing-link';

const TEXTS = { results: '16 on the page', first: 'First', ninth: 'Ninth' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  clearNextListingState();
});

function confirmTransfer(arrival?: NextListingState) {
  if (arrival) setNextListingState(arrival);
  renderPage(
    <div>
      <p data-results="" tabIndex={-1}>
        {TEXTS.results}
      </p>
      <ul>
        <li>
          <a href="/men/first">{TEXTS.first}</a>
        </li>
        <li data-first-new="">
          <a href="/men/ninth">{TEXTS.ninth}</a>
        </li>
      </ul>
      <ListingAnnouncement path="/men" results="16 products" more="8 more" />
    </div>,
  );
  act(() => jest.runAllTimers());
}

it('announces nothing after a navigation from another page', () => {
  confirmTransfer();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
});

it.each([
  ['a filter', { path: '/men', open: true }, '16 products', undefined],
  ['a removed filter', { path: '/men', focus: 'results' }, '16 products', '16 on the page'],
  ['more products', { path: '/men', focus: 'firstNew' }, '8 more', 'Ninth'],
] as const)('says what %s has done, and takes the focus there', (_, arrival, said, focused) => {
  confirmTransfer(arrival);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(focused ? screen.getByText(focused) : document.body).toHaveFocus();
  expect(getNextListingState('/men')).toBeUndefined();
});

it('ignores an announcement for another listing', () => {
  confirmTransfer({ path: '/woman', focus: 'results' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(getNextListingState('/woman')).toBeDefined();
});
