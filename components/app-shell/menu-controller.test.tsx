import { followMenuLink } from './menu-controller';

const RIDERS = '/riders';

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  return link;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/men');
});
afterEach(() => jest.useRealTimers());

it('follows other links at once', () => {
  const replace = jest.fn();
  followMenuLink(linkTo('/woman?category=bikini'), replace);
  expect(replace).toHaveBeenCalledWith('http://localhost/woman?category=bikini');
});

it.each([
  ['a page that has not changed', '/men', 1],
  ['the riders’ page', RIDERS, 0],
  ['another page', '/store', 0],
])('loads the riders’ page with a full page load only if needed: %s', (_, arrivedAt, times) => {
  const load = jest.fn();
  followMenuLink(linkTo(RIDERS), jest.fn(), load);
  jest.advanceTimersByTime(100);
  window.history.replaceState(null, '', arrivedAt);
  jest.advanceTimersByTime(2999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(times);
});

it("does not load the riders' page after the visitor has returned", () => {
  const load = jest.fn();
  followMenuLink(linkTo(RIDERS), jest.fn(), load);
  jest.advanceTimersByTime(600);
  window.history.replaceState(null, '', RIDERS);
  jest.advanceTimersByTime(500);
  window.history.replaceState(null, '', '/men');
  jest.advanceTimersByTime(5000);
  expect(load).not.toHaveBeenCalled();
});
