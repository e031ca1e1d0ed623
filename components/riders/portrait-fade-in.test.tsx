import { fireEvent, render, screen } from '@testing-library/react';
import { PortraitFadeIn } from './portrait-fade-in';

/** Renders a picture that has loaded or not, because jsdom loads no images. */
function show(complete: boolean) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  const { container } = render(
    <PortraitFadeIn>
      <picture>
        <img alt="The rider" />
      </picture>
    </PortraitFadeIn>,
  );
  return () => container.querySelector('[data-loaded]');
}

it('waits for its picture', () => {
  const loaded = show(false);
  expect(loaded()).toBeNull();
  fireEvent.load(screen.getByRole('img'));
  expect(loaded()).toBeInTheDocument();
});

it('does not wait for a picture that loaded before hydration', () => {
  expect(show(true)()).toBeInTheDocument();
});
