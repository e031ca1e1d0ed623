import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LayerHistory } from '@/components/hooks/layer-history';
import {
  clearNextListingState,
  getNextListingState,
  setNextListingState,
} from '@/components/hooks/navigation';
import { renderPage } from '@/lib/testing/render-page';
import { FilterForm } from './filter-form';

const TEXTS = { filters: 'Filters', show: 'Show', results: '2 products' };

afterEach(clearNextListingState);

function renderForm({ onLanding = false, hasLanding = true, query = '' } = {}) {
  return renderPage(
    <div>
      <button type="button">{TEXTS.filters}</button>
      <div popover="auto" role="dialog" aria-label={TEXTS.filters}>
        <FilterForm path="/men" hasLanding={hasLanding} onLanding={onLanding}>
          <input type="checkbox" name="size" value="32" aria-label="32" />
          <input type="checkbox" name="size" value="34" aria-label="34" />
          <input type="number" name="min" aria-label="From" />
          <input type="radio" name="sort" value="featured" defaultChecked aria-label="Featured" />
          <input type="radio" name="sort" value="price-up" aria-label="Cheapest" />
          <button type="submit">{TEXTS.show}</button>
        </FilterForm>
      </div>
      <p data-results="" tabIndex={-1}>
        {TEXTS.results}
      </p>
    </div>,
    { path: '/men', query },
  );
}

it('navigates on change, keeps the scroll position, and expects the panel to stay open', async () => {
  const { router } = renderForm();
  await userEvent.click(screen.getByRole('checkbox', { name: '34' }));
  expect(router.push).toHaveBeenLastCalledWith('/men?size=34', { scroll: false });
  await userEvent.click(screen.getByRole('checkbox', { name: '32' }));
  expect(router.push).toHaveBeenLastCalledWith('/men?size=32&size=34', { scroll: false });
  expect(getNextListingState('/men')).toEqual({ path: '/men', open: true });
});

it('navigates to the whole listing when the last choice is removed', async () => {
  const { router } = renderForm();
  await userEvent.click(screen.getByRole('checkbox', { name: '34' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '34' }));
  expect(router.push).toHaveBeenLastCalledWith('/men?sort=featured', { scroll: false });
});

it('waits until a price is complete', async () => {
  const { router } = renderForm();
  const price = screen.getByRole('spinbutton', { name: 'From' });
  await userEvent.type(price, '500000');
  expect(router.push).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(router.push).toHaveBeenCalledTimes(1);
  expect(router.push).toHaveBeenLastCalledWith('/men?min=500000', { scroll: false });
});

it('scrolls to the top of the listing when it comes from the landing page', async () => {
  const { router } = renderForm({ onLanding: true });
  await userEvent.click(screen.getByRole('radio', { name: 'Cheapest' }));
  expect(router.push).toHaveBeenLastCalledWith('/men?sort=price-up', { scroll: true });
});

const panel = () => screen.getByRole('dialog', { name: TEXTS.filters });

/** Records the states of the panel. */
function listStates(): string[] {
  const states: string[] = [];
  panel().addEventListener('toggle', ({ newState }) => states.push(newState));
  return states;
}

it('closes the panel and focuses the results if they are current', async () => {
  const { router } = renderForm({ query: 'sort=featured' });
  panel().showPopover();
  const states = listStates();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(router.push).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe('closed');
  expect(screen.getByText('2 products')).toHaveFocus();
});

it('closes the panel on Back', async () => {
  renderForm();
  render(<LayerHistory />);
  const states = listStates();
  await act(async () => panel().showPopover());
  expect(states).toEqual(['open']);
  history.replaceState(null, '');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(states).toEqual(['open', 'closed']);
});

it('stays open with the same focus and scroll position on the page that it navigates to', async () => {
  setNextListingState({ path: '/men', open: true, control: '[name="size"][value="34"]', scrolled: 120 });
  const show = jest.spyOn(HTMLElement.prototype, 'showPopover');
  renderForm({ query: 'size=34' });
  render(<LayerHistory />);
  await act(async () => undefined);
  expect(show.mock.contexts).toEqual([panel()]);
  expect(screen.getByRole('checkbox', { name: '34' })).toHaveFocus();
  expect(panel().scrollTop).toBe(120);

  const states = listStates();
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  // Back returns to the previous filters instead of closing the panel.
  expect(states).toEqual([]);
});

it('ignores the arrival expected for another listing', () => {
  setNextListingState({ path: '/woman', open: true });
  const show = jest.spyOn(HTMLElement.prototype, 'showPopover');
  renderForm();
  expect(show).not.toHaveBeenCalled();
});

it('keeps the focus and resets the choice when its page is left', async () => {
  const { unmount } = renderForm();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '34' });
  await userEvent.click(box);
  act(() => box.focus());
  unmount();
  expect(box.matches(getNextListingState('/men')?.control ?? 'none')).toBe(true);
  expect(box.checked).toBe(false);
});
