import { followFromMenu } from './menu-controller';

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

it('goes anywhere at once', () => {
  const replace = jest.fn();
  followFromMenu(linkTo('/woman?category=bikini'), replace);
  expect(replace).toHaveBeenCalledWith('http://localhost/woman?category=bikini');
});

it.each([
  ['a page that never came', '/men', 1],
  ['one that is there', RIDERS, 0],
  ['somebody who went elsewhere', '/store', 0],
])('loads the riders as a whole page for %s', (_, arrivedAt, times) => {
  const load = jest.fn();
  followFromMenu(linkTo(RIDERS), jest.fn(), load);
  jest.advanceTimersByTime(100);
  window.history.replaceState(null, '', arrivedAt);
  jest.advanceTimersByTime(2999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(times);
});

it('lets nobody be taken there again who is back before the time is over', () => {
  const load = jest.fn();
  followFromMenu(linkTo(RIDERS), jest.fn(), load);
  jest.advanceTimersByTime(600);
  window.history.replaceState(null, '', RIDERS);
  jest.advanceTimersByTime(500);
  window.history.replaceState(null, '', '/men');
  jest.advanceTimersByTime(5000);
  expect(load).not.toHaveBeenCalled();
});
