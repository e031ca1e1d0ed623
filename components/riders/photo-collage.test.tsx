import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAZY_MESSAGE_NAMESPACES, pickNamespaces } from '@/lib/i18n/client-messages';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { PhotoCollage } from './photo-collage';

const photo = (name: string, caption: string) => ({
  src: `/images/${name}.jpg`,
  width: 1200,
  height: 900,
  alt: `The rider, ${name}`,
  caption,
});

beforeEach(() => {
  jest.spyOn(HTMLDivElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLDivElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  stubNetwork({ 'GET /api/texts': { body: { data: pickNamespaces('en', LAZY_MESSAGE_NAMESPACES) } } });
  renderPage(
    <PhotoCollage
      label="Photos of Bayu"
      enlarge="Enlarge"
      photos={[photo('surfing', 'Surfing'), photo('portrait', 'Portrait')]}
    />,
  );
});

const link = (name: string) => screen.getByRole('link', { name });

it('links to the image files without JavaScript', () => {
  expect(link('The rider, surfing Surfing Enlarge')).toHaveAttribute('href', '/images/surfing.jpg');
  expect(link('The rider, portrait Portrait Enlarge')).toHaveAttribute('href', '/images/portrait.jpg');
});

it('opens a photo with its caption, continues, and returns to the one seen last', async () => {
  await userEvent.click(link('The rider, surfing Surfing Enlarge'));
  const viewer = await screen.findByRole('dialog', { name: 'Photos of Bayu' });
  expect(await within(viewer).findByText('Photo 1 of 2')).toBeVisible();
  expect(within(viewer).getByText('Surfing')).toBeVisible();

  await userEvent.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(await within(viewer).findByText('Portrait')).toBeVisible();
  expect(within(viewer).queryByText('Surfing')).not.toBeInTheDocument();
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link('The rider, portrait Portrait Enlarge')).toHaveFocus();
});
