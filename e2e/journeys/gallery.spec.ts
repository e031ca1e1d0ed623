import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { enlarge, photos, shownWidth, viewerOf } from '@/e2e/steps/gallery';
import { gesture } from '@/e2e/steps/gesture';
import { findViolations } from '@/e2e/watch/find-violations';

const UNDISTURBED = '/men/bingin-elite-pro';

test('the photos by arrow keys and thumbnails', async ({ page }) => {
  await page.goto(UNDISTURBED);
  await enlarge(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(enlarge(page).nth(1)).toBeFocused();
  await expect(photos(page).getByRole('link', { name: 'Photo 2 of 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await photos(page).getByRole('link', { name: 'Photo 5 of 5' }).click();
  await expect(enlarge(page).nth(4)).toBeInViewport({ ratio: 0.5 });
  expect(new URL(page.url()).hash).toBe('');
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
    await gesture(page, [{ from: [330, 300], to: [40, 300] }]);
    await expect(photos(page).getByRole('link', { name: 'Photo 2 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );

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
    // Its own five, and those of the cards below that the browser finds near enough.
    expect(asked.filter((address) => address.includes('/media/')).length).toBeLessThanOrEqual(12);
  });
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('a thumbnail leads to its photo, and a photo to its file', async ({ page }) => {
    await page.goto(UNDISTURBED);
    await photos(page).getByRole('link', { name: 'Photo 4 of 5' }).click();
    await expect(enlarge(page).nth(3)).toBeInViewport({ ratio: 0.5 });
    await enlarge(page).nth(3).click();
    await expect(page).toHaveURL('/images/products/bingin-elite-pro/close2.jpg');
  });
});
