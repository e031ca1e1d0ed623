import { fireEvent, render, screen } from '@testing-library/react';
import { PortraitFrame } from './portrait-frame';

/** A picture that is there, or is not yet. jsdom loads none. */
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

it('does not wait for one that was there before the script', () => {
  expect(show(true)()).toBeInTheDocument();
});
