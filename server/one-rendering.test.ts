import { ask, askAgain, MADE, openShop, shop } from './testing/one-page-shop';

const VISITORS = 600;

openShop();

it('a page is asked of Next once, however many visit it within its minute', async () => {
  await askAgain();
  const { asked } = shop;
  for (let visit = 0; visit < VISITORS; visit += 1) {
    jest.mocked(Date.now).mockReturnValue(MADE + (visit * 59_000) / VISITORS);
    expect((await ask()).status).toBe(200);
  }
  expect(shop.asked).toBe(asked);
});
