import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@/lib/testing/render-page';
import { PictureFallback } from './picture-fallback';

const PLACEHOLDER = '/images/products/placeholder.jpg';

function openPage() {
  renderPage(
    <>
      <picture>
        <source srcSet="/phone.jpg" />
        <img src="/gone.jpg" srcSet="/gone.jpg 2x" alt="Boardshorts" />
      </picture>
      <PictureFallback placeholder={PLACEHOLDER} />
    </>,
  );
  return screen.getByRole<HTMLImageElement>('img');
}

it('replaces a picture that cannot be loaded with the placeholder', () => {
  const image = openPage();
  fireEvent.error(image);

  expect(image).toHaveAttribute('src', PLACEHOLDER);
  expect(image).not.toHaveAttribute('srcset');
  expect(image.previousElementSibling).not.toHaveAttribute('srcset');
});

it('does not retry if the placeholder is missing', () => {
  const image = openPage();
  fireEvent.error(image);
  const set = jest.spyOn(image, 'src', 'set');
  fireEvent.error(image);

  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['lets a picture that comes late fade in', 'lazy', true, 1],
  ['shows at once what is in sight from the beginning', 'eager', true, 0],
  ['moves nothing for those who ask for less', 'lazy', false, 0],
] as const)('%s', (_, loading, matches, times) => {
  const image = openPage();
  const animate = jest.fn();
  Object.assign(image, { loading, animate });
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  fireEvent.load(image);
  expect(animate).toHaveBeenCalledTimes(times);
});
