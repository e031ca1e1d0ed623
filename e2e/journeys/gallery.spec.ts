import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { enlarge, shownWidth, viewerOf } from '@/e2e/support/steps/gallery';
import { gesture } from '@/e2e/support/steps/gesture';

const UNDISTURBED = '/men/bingin-elite-pro';

test('the photos lie side by side in two columns, and arrow keys go through them', async ({ page }) => {
  await page.goto(UNDISTURBED);
  const [first, second] = [
    await enlarge(page).first().boundingBox(),
    await enlarge(page).nth(1).boundingBox(),
  ];
  expect(second?.y).toBe(first?.y);
  await expect(page.getByText('1 / 5')).toBeHidden();

  await enlarge(page).first().focus();
  for (const number of [1, 2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(enlarge(page).nth(number)).toBeFocused();
  }
  await expect(enlarge(page).nth(4)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: 'Add to cart' }), 'it stays beside them').toBeInViewport();
});

for (const path of [UNDISTURBED, `/id${UNDISTURBED}`]) {
  test(`looking closely with the keyboard alone (${path})`, twin(path), async ({ page }) => {
    await page.goto(path);
    await enlarge(page).first().focus();
    await page.keyboard.press('Enter');
    const viewer = viewerOf(page);
    await expect(viewer.getByText(/^(Photo 1 of|Foto 1 dari) 5$/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('+');
    await expect(viewer.getByText('150%')).toBeVisible();
    const photo = viewer.getByRole('img');
    const before = await photo.boundingBox();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await photo.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    await page.keyboard.press('-');
    await expect(viewer.getByText('100%')).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(/^(Photo 3 of|Foto 3 dari) 5$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(enlarge(page).nth(2), 'the focus is on the photo seen last').toBeFocused();
    await expect(enlarge(page).nth(2)).toBeInViewport({ ratio: 0.5 });
  });
}

test('looking closely with a mouse: double click, wheel, and dragging', async ({ page }) => {
  await page.goto(UNDISTURBED);
  await enlarge(page).first().click();
  const stage = viewerOf(page).getByRole('img');
  await expect(stage).toBeVisible();
  const whole = await shownWidth(page);
  await stage.dblclick();
  await expect.poll(() => shownWidth(page)).toBe(Math.round(whole * 2.5));

  const before = await stage.boundingBox();
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(600, 340, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await stage.boundingBox())?.y).toBeLessThan(before?.y ?? 0);

  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => shownWidth(page)).toBe(whole);
  await viewerOf(page).getByRole('button', { name: 'Next photo' }).click();
  await expect(viewerOf(page).getByText('Photo 2 of 5')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('swiped in the page and in the viewer, pinched there', async ({ page }) => {
    // A finger on a page that is still busy moves nothing: one would swipe once more.
    await page.goto(UNDISTURBED, { waitUntil: 'networkidle' });
    await expect(page.getByText('1 / 5')).toBeVisible();
    await expect(enlarge(page).nth(1), 'the next one looks in').toBeInViewport({ ratio: 0.05 });
    await gesture(page, [{ from: [330, 300], to: [40, 300] }]);
    await expect(page.getByText('2 / 5')).toBeVisible();
    await expect(enlarge(page).nth(1), 'the strip has come to rest').toBeInViewport({ ratio: 0.95 });
    await enlarge(page).nth(1).tap();
    const viewer = viewerOf(page);
    await expect(viewer.getByText('Photo 2 of 5')).toBeVisible();
    await expect(viewer.getByRole('img')).toBeVisible();
    await gesture(page, [{ from: [300, 400], to: [100, 410] }]);
    await expect(viewer.getByText('Photo 3 of 5')).toBeVisible();

    const whole = await shownWidth(page);
    await gesture(page, [
      { from: [170, 400], to: [100, 400] },
      { from: [200, 400], to: [270, 400] },
    ]);
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 2);
    await expect(viewer.getByText('Photo 3 of 5'), 'no swipe meant').toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Close' }).tap();
    await expect(viewer).toBeHidden();
  });

  test('asks for few things before anybody touches it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(UNDISTURBED);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /picture-viewer|api\/texts/.test(address))).toEqual([]);
    // Two fonts, two photos of its own, its prints, who wears it, and the cards below that the browser finds near enough.
    expect(asked.filter((address) => address.includes('/media/')).length).toBeLessThanOrEqual(13);
  });
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('a photo leads to its file', async ({ page }) => {
    await page.goto(UNDISTURBED);
    await enlarge(page).nth(3).click();
    await expect(page).toHaveURL('/images/products/bingin-elite-pro/close2.jpg');
  });
});
