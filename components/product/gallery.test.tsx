import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewerPhoto } from '@/components/viewer/lazy-viewer';
import { clientTexts, LAZY_NAMESPACES } from '@/lib/i18n/client-texts';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { Gallery } from './gallery';

const photo = (number: number): ViewerPhoto => ({
  src: `/images/${number}.jpg`,
  width: 1200,
  height: 1500,
  alt: `The shorts, ${number}`,
});

/** A strip of 100 pixels a photo; jsdom lays nothing out. */
function openGallery(photos: number) {
  stubNetwork({ 'GET /api/texts': { body: { data: clientTexts('en', LAZY_NAMESPACES) } } });
  const others = Array.from({ length: photos - 1 }, (_, index) => photo(index + 2));
  renderPage(<Gallery label="Photos" photos={[photo(1), ...others]} />);
  const strip = screen.getAllByRole('list')[0] as HTMLElement;
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  strip.scrollTo = jest.fn();
  return strip;
}

const link = (number: number) => screen.getByRole('link', { name: `The shorts, ${number} Enlarge` });

it('leads to its photos and their files without any script', () => {
  openGallery(3);
  expect(link(1)).toHaveAttribute('href', '/images/1.jpg');
  expect(screen.getByRole('link', { name: 'Photo 3 of 3' })).toHaveAttribute('href', `#${link(3).id}`);
});

it('scrolls to the photo whose thumbnail is pressed, and leaves the address alone', async () => {
  const strip = openGallery(3);
  await userEvent.click(screen.getByRole('link', { name: 'Photo 3 of 3' }));
  expect(strip.scrollTo).toHaveBeenCalledWith({ left: 200 });
  expect(window.location.hash).toBe('');
});

it('marks the thumbnail of the photo in sight, however it got there', () => {
  const strip = openGallery(3);
  strip.scrollLeft = 105;
  fireEvent.scroll(strip);
  expect(screen.getByRole('link', { name: 'Photo 2 of 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Photo 1 of 3' })).toHaveAttribute('aria-current', 'false');
});

it('marks and shows the photo that was swiped to before the script was there', () => {
  jest.spyOn(HTMLUListElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLUListElement.prototype, 'scrollLeft', 'get').mockReturnValue(205);
  renderPage(<Gallery label="Photos" photos={[photo(1), photo(2), photo(3)]} />);
  expect(screen.getByRole('link', { name: 'Photo 3 of 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('data-wanted');
});

it('goes from photo to photo with the arrow keys, and is one stop for Tab', async () => {
  const strip = openGallery(2);
  await userEvent.tab();
  expect(link(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(link(2)).toHaveFocus();
  expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: 100 });
  await userEvent.keyboard('{ArrowRight}');
  expect(link(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(link(1)).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Photo 1 of 2' })).toHaveFocus();
});

it('has no thumbnails for a single photo', () => {
  openGallery(1);
  expect(screen.getAllByRole('link')).toEqual([link(1)]);
});

it('opens a photo in the viewer, and comes back to the one seen last', async () => {
  const strip = openGallery(3);
  await userEvent.click(link(1));
  const viewer = await screen.findByRole('dialog', { name: 'Photos' });
  expect(within(viewer).getByText('Photo 1 of 3')).toBeVisible();

  await userEvent.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByRole('img')).toHaveAccessibleName('The shorts, 3');
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link(3)).toHaveFocus();
  expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: 200 });
});

it('shows what the page has loaded of a photo until the large one is there', async () => {
  openGallery(2);
  const shown = within(link(1)).getByRole('img');
  Object.defineProperties(shown, {
    complete: { value: true },
    naturalWidth: { value: 640 },
    currentSrc: { value: 'http://localhost/1-640.jpg' },
  });
  await userEvent.click(link(1));
  const viewer = await screen.findByRole('dialog', { name: 'Photos' });
  const large = () => within(viewer).getByRole('img');
  expect(large().style.backgroundImage).toMatch(/^url\("?http:\/\/localhost\/1-640\.jpg"?\)$/);

  await userEvent.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(large().style.backgroundImage).toBe('');
});

it('goes to the last and the first photo with End and Home', async () => {
  openGallery(3);
  await userEvent.click(link(2));
  const viewer = await screen.findByRole('dialog', { name: 'Photos' });
  await userEvent.click(within(viewer).getByRole('button', { name: 'Previous photo' }));
  await userEvent.keyboard('{End}');
  expect(within(viewer).getByRole('img')).toHaveAccessibleName('The shorts, 3');
  await userEvent.keyboard('{Home}');
  expect(within(viewer).getByRole('img')).toHaveAccessibleName('The shorts, 1');
});

it('leaves a click for a new tab to the browser', () => {
  openGallery(1);
  const clicked = fireEvent.click(link(1), { ctrlKey: true });
  expect(clicked).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
