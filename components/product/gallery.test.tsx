import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { Gallery } from './gallery';

const view = (number: number) => ({
  key: String(number),
  label: `Photo ${number}`,
  photo: <picture />,
  thumbnail: <picture />,
});

/** A strip of 100 pixels a photo; jsdom lays nothing out. */
function openGallery(photos: number) {
  const views = Array.from({ length: photos }, (_, index) => view(index + 1));
  renderPage(<Gallery label="Photos" views={views} />);
  const strip = screen.getAllByRole('list')[0] as HTMLElement;
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  strip.scrollTo = jest.fn();
  return strip;
}

it('scrolls to the photo whose thumbnail is pressed', async () => {
  const strip = openGallery(3);
  await userEvent.click(screen.getByRole('button', { name: 'Photo 3' }));
  expect(strip.scrollTo).toHaveBeenCalledWith({ left: 200 });
});

it('marks the thumbnail of the photo in sight, however it got there', () => {
  const strip = openGallery(3);
  strip.scrollLeft = 105;
  fireEvent.scroll(strip);
  expect(screen.getByRole('button', { name: 'Photo 2' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Photo 1' })).toHaveAttribute('aria-current', 'false');
});

it('is a stop for the keyboard only when there is something to scroll', () => {
  expect(openGallery(2)).toHaveAttribute('tabindex', '0');
});

it('has no thumbnails for a single photo', () => {
  expect(openGallery(1)).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
