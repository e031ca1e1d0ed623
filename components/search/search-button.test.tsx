import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { SearchSuggestions } from '@/lib/contract/search';
import { EMPTY_TEXTS_RESPONSE, failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { SearchButton } from './search-button';
import { SEARCH_DEBOUNCE_MS } from './search-dialog';

const product = (name: string) => ({
  id: name,
  name,
  price: 699_000,
  href: `/woman/${name.toLowerCase().replaceAll(' ', '-')}`,
  section: 'woman' as const,
  picture: { src: '/images/products/x.jpg', width: 1200, height: 1500, dominant: '#e8d8c8' },
});
const response = (suggestions: SearchSuggestions) => ({ body: { data: suggestions } });
const BIKINIS = response({
  queries: ['bikini sunrise'],
  products: [product('Kirana Bikini'), product('Melati Bikini')],
});
const NOTHING = response({ queries: [], products: [] });

const callFor = (q: string, locale = 'en') =>
  `GET /api/search?q=${encodeURIComponent(q).replaceAll('%20', '+')}&locale=${locale}`;

async function openSearch(
  responses: Record<string, StubbedResponse | StubbedResponse[]>,
  locale: 'en' | 'id' = 'en',
) {
  const network = stubNetwork({ 'GET /api/texts': EMPTY_TEXTS_RESPONSE, ...responses });
  const { router } = renderPage(<SearchButton />, { locale });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: locale === 'en' ? 'Search' : 'Cari' }));
  const field = await screen.findByRole('combobox');
  field.focus();
  return { ...network, router, user, field };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

async function typeForSuggestions(user: UserEvent, typed: string) {
  await user.keyboard(typed);
  await screen.findAllByRole('option');
}

it('is a combobox whose list opens only with suggestions', async () => {
  const { field, user, sent } = await openSearch({ [callFor('bi')]: BIKINIS });
  expect(field).toHaveAccessibleName('Search the shop');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveAttribute('aria-autocomplete', 'list');

  await user.keyboard('b');
  expect(sent.filter(({ path }) => path.startsWith('/api/search'))).toEqual([]);
  await typeForSuggestions(user, 'i');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect(screen.getByRole('option', { name: /^Kirana Bi ?kini 699,000 rupiah/ })).toHaveAttribute(
    'href',
    '/woman/kirana-bikini',
  );
  expect(screen.getAllByText('Bi', { selector: 'b' })).toHaveLength(2);
});

it('moves through the list with the keys while the focus stays in the field', async () => {
  const { field, user } = await openSearch({ [callFor('bi')]: BIKINIS });
  await typeForSuggestions(user, 'bi');
  expect(chosen(field)).toBeNull();

  await user.keyboard('{ArrowDown}');
  expect(chosen(field)).toHaveTextContent('bikini sunrise');
  expect(chosen(field)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}');
  expect(chosen(field)).toHaveTextContent('Melati Bikini');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen(field)).toHaveTextContent('Kirana Bikini');
  await user.keyboard('{End}');
  expect(chosen(field)).toHaveTextContent('Melati Bikini');
  await user.keyboard('{Home}');
  expect(chosen(field)).toHaveTextContent('bikini sunrise');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);

  await user.keyboard('{ArrowLeft}');
  expect(chosen(field)).toBeNull();
  await user.keyboard('k');
  expect(field).toHaveValue('bki');
  expect(field).toHaveFocus();
});

it('follows the active suggestion on Enter and closes', async () => {
  const { user } = await openSearch({ [callFor('bi')]: BIKINIS });
  await typeForSuggestions(user, 'bi');
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed, { once: true });
  await user.keyboard('{ArrowUp}{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(followed.mock.calls[0]?.[0].target).toHaveAttribute('href', '/woman/melati-bikini');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  ['en', '/search?q=board+shorts'],
  ['id', '/id/search?q=board+shorts'],
] as const)('in %s goes to the page of results with Enter', async (locale, address) => {
  const { user, router } = await openSearch({}, locale);
  await user.keyboard(' board shorts {Enter}');
  expect(router.push).toHaveBeenCalledWith(address);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves Escape to the dialog, with or without suggestions', async () => {
  const { field, user } = await openSearch({ [callFor('bi')]: BIKINIS });
  await typeForSuggestions(user, 'bi');
  await user.keyboard('{ArrowDown}');
  // `fireEvent` returns false if a handler prevented the default action.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('sends one request for several letters, and aborts outdated requests', async () => {
  const { user, calls } = await openSearch({ [callFor('bikini')]: BIKINIS });
  await typeForSuggestions(user, 'bikini');
  expect(calls().filter((call) => call.includes('/api/search'))).toEqual([callFor('bikini')]);
});

it('never shows a late response to another query', async () => {
  let respondFirst: (response: Response) => void = () => undefined;
  const { user, field } = await openSearch({});
  const asked: AbortSignal[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    if (init?.signal) asked.push(init.signal);
    if (String(path).includes('q=tee')) return Promise.resolve(Response.json(NOTHING.body));
    return new Promise((resolve) => {
      respondFirst = resolve;
    });
  });
  await user.keyboard('bi');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.clear(field);
  await user.keyboard('tee');
  await screen.findByText(/^No suggestions yet/);
  expect(asked[0]?.aborted).toBe(true);
  await act(async () => respondFirst(Response.json(BIKINIS.body)));
  expect(options()).toEqual([]);
});

it('keeps the last suggestions while the query grows, and drops them for another query', async () => {
  const { user, field } = await openSearch({ [callFor('bi')]: BIKINIS, [callFor('bik')]: 'never' });
  await typeForSuggestions(user, 'bi');
  await user.keyboard('k');
  expect(options()).toHaveLength(3);
  await user.clear(field);
  await user.keyboard('su');
  expect(options()).toEqual([]);
});

it.each([
  ['a failed answer', failureResponse(503, 'unavailable')],
  ['no answer', new Error('offline')],
])('works without suggestions after %s, and logs nothing', async (_, broken) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, calls, router } = await openSearch({ [callFor('pad')]: broken });
  await user.keyboard('pad');
  await waitFor(() => expect(calls()).toContain(callFor('pad')));
  await act(() => new Promise((done) => setTimeout(done, SEARCH_DEBOUNCE_MS)));
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/search?q=pad');
  expect(logged).not.toHaveBeenCalled();
});

it('is cleared by its button, which returns the focus', async () => {
  const { user, field } = await openSearch({ [callFor('bi')]: BIKINIS });
  await typeForSuggestions(user, 'bi');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Boardshorts' })).toHaveAttribute('href', '/search?q=boardshorts');
});
