import { fireEvent, render, screen } from '@testing-library/react';
import { PortraitFrame } from './portrait-frame';

/** Renders a picture that has loaded or not, because jsdom loads no images. */
function show(complete: boolean) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  const { container } = render(
    <PortraitFrame>
      <picture>
        <img alt="The rider" />
      </picture>
    </PortraitFrame>,
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
