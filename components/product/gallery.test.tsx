import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewerPhoto } from '@/components/viewer/lazy-picture-viewer';
import { LAZY_MESSAGE_NAMESPACES, pickNamespaces } from '@/lib/i18n/client-messages';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { Gallery } from './gallery';

const photo = (number: number): ViewerPhoto => ({
  src: `/images/${number}.jpg`,
  width: 1200,
  height: 1500,
  alt: `The shorts, ${number}`,
});

/** Renders a strip with 60 pixels per photo, because jsdom has no layout. */
function openGallery(photos: number) {
  stubNetwork({ 'GET /api/texts': { body: { data: pickNamespaces('en', LAZY_MESSAGE_NAMESPACES) } } });
  const others = Array.from({ length: photos - 1 }, (_, index) => photo(index + 2));
  jest.spyOn(HTMLUListElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLUListElement.prototype, 'scrollWidth', 'get').mockReturnValue(40 + photos * 60);
  jest.spyOn(HTMLDivElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLDivElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  renderPage(<Gallery label="Photos" photos={[photo(1), ...others]} />);
  return screen.getAllByRole('list')[0] as HTMLElement;
}

const link = (number: number) => screen.getByRole('link', { name: `The shorts, ${number} Enlarge` });

it('links to the image files without JavaScript', () => {
  openGallery(3);
  expect(link(1)).toHaveAttribute('href', '/images/1.jpg');
});

it('shows the number of the visible photo', () => {
  const strip = openGallery(3);
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  strip.scrollLeft = 62;
  fireEvent.scroll(strip);
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  strip.scrollLeft = 120;
  fireEvent.scroll(strip);
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
});

it('shows the photo that was swiped to before hydration', () => {
  jest.spyOn(HTMLUListElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLUListElement.prototype, 'scrollLeft', 'get').mockReturnValue(290);
  renderPage(<Gallery label="Photos" photos={[photo(1), photo(2), photo(3)]} />);
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('data-wanted');
});

it('moves between photos with the arrow keys and is one tab stop', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  openGallery(2);
  await userEvent.tab();
  expect(link(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(link(2)).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', inline: 'start' });
  await userEvent.keyboard('{ArrowRight}');
  expect(link(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(link(1)).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('makes every photo a tab stop if all are visible', () => {
  renderPage(<Gallery label="Photos" photos={[photo(1), photo(2)]} />);
  for (const number of [1, 2]) expect(link(number).tabIndex).toBe(0);
});

it('shows no counter for a single photo', () => {
  openGallery(1);
  expect(screen.queryByText('1 / 1')).not.toBeInTheDocument();
});

it('opens a photo in the viewer, and returns to the one seen last', async () => {
  openGallery(3);
  await userEvent.click(link(1));
  const viewer = await screen.findByRole('dialog', { name: 'Photos' });
  expect(await within(viewer).findByText('Photo 1 of 3')).toBeVisible();

  await userEvent.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(await within(viewer).findByText('Photo 2 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(await within(viewer).findByText('Photo 3 of 3')).toBeVisible();
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link(3)).toHaveFocus();
});

it('leaves a click for a new tab to the browser', () => {
  openGallery(1);
  const clicked = fireEvent.click(link(1), { ctrlKey: true });
  expect(clicked).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('names each link also while its picture is hidden, as on phones', () => {
  openGallery(3);
  for (const picture of document.querySelectorAll('picture')) picture.style.display = 'none';
  const names = ['The shorts, 1 Enlarge', 'The shorts, 2 Enlarge', 'The shorts, 3 Enlarge'];
  for (const name of names) expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
