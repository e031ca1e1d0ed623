import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { AutoRefreshedGallery } from './auto-refreshed-gallery';

const FEED = 'GET /api/social/feed';
const HOUR_MS = 3_600_000;
const AS_IT_CAME = 'As the page came';
const START = Date.parse('2026-11-21T08:00:00Z');

const response = (...ids: string[]) => ({
  body: {
    data: {
      pictures: ids.map((id) => ({
        id,
        src: `https://scontent.cdninstagram.com/${id}.jpg`,
        width: 1080,
        height: 1080,
        listed: true,
        alt: `Post ${id}`,
        href: `https://www.instagram.com/p/${id}/`,
      })),
    },
  },
});

function open(responses: StubbedResponse[]) {
  const network = stubNetwork({ [FEED]: responses });
  renderPage(
    <AutoRefreshedGallery shown="1 2" since={START} opensInNewTab="(opens in a new tab)">
      <a href="https://www.instagram.com/p/1/">{AS_IT_CAME}</a>
    </AutoRefreshedGallery>,
  );
  return network;
}

function look(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

it('reads the feed every hour and shows new pictures', async () => {
  const { calls } = open([response('3', '1'), response('4', '3')]);
  await pass(HOUR_MS - 1);
  expect(calls()).toEqual([]);

  await pass(1);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Post 3'),
    expect.stringContaining('Post 1'),
  ]);
  expect(screen.getByRole('img', { name: 'Post 3' })).toHaveAttribute(
    'src',
    expect.stringContaining('/remote.jpg?url=https%3A%2F%2Fscontent.cdninstagram.com%2F3.jpg'),
  );

  await pass(HOUR_MS);
  expect(screen.getByRole('img', { name: 'Post 4' })).toBeVisible();
});

it('pauses in a hidden tab, and reads at once when it becomes visible', async () => {
  const { calls } = open([response('3', '1')]);
  look(true);
  await pass(5 * HOUR_MS);
  expect(calls()).toEqual([]);

  look(false);
  await pass(0);
  expect(calls()).toEqual([FEED]);
  look(true);
  look(false);
  await pass(HOUR_MS - 1);
  expect(calls()).toEqual([FEED]);
});

it.each([
  ['there is nothing newer', response('1', '2')],
  ['there is no feed', response()],
])('keeps the pictures while %s', async (_case, feed) => {
  open([feed]);
  await pass(HOUR_MS);
  expect(screen.getByText(AS_IT_CAME)).toBeVisible();
});

it('keeps the pictures and the focus while the gallery has focus', async () => {
  open([response('3', '1')]);
  screen.getByRole('link').focus();
  await pass(HOUR_MS);
  expect(screen.getByRole('link')).toHaveFocus();

  screen.getByRole('link').blur();
  await pass(HOUR_MS);
  expect(screen.queryByText(AS_IT_CAME)).toBeNull();
});

it('continues after a failure, which is only logged to the console', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  open([new TypeError('Failed to fetch'), response('3')]);
  await pass(HOUR_MS);
  expect(screen.getByText(AS_IT_CAME)).toBeVisible();
  await pass(10_000);
  expect(error).toHaveBeenCalledWith('The social feed could not be refreshed: unavailable', '');

  await pass(HOUR_MS);
  expect(screen.getByRole('img', { name: 'Post 3' })).toBeVisible();
});
