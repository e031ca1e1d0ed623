import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderPage } from '@/lib/testing/render-page';
import { StickyBuyBar } from './add-to-cart-form';

const SIZES = [
  { sizeId: 's30', value: '30', itemId: 'i30', stock: 0 },
  { sizeId: 's32', value: '32', itemId: 'i32', stock: 5 },
];

/** Reports whether the form's button is visible or below the viewport. */
let scroll: (isIntersecting: boolean) => void;
const { IntersectionObserver: usual } = window;

beforeEach(() => {
  const Observer = class {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(tell: (seen: unknown[]) => void) {
      scroll = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
  };
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => Object.assign(window, { IntersectionObserver: usual }));

function openBar() {
  const onChoose = jest.fn();
  const onSubmit = jest.fn((event) => event.preventDefault());
  const button = createRef<HTMLButtonElement>();
  renderPage(
    <form onSubmit={onSubmit}>
      <button ref={button} type="submit" aria-label="Add to cart" />
      <StickyBuyBar
        button={button}
        name="Uluwatu"
        sizes={SIZES}
        chosen={undefined}
        onChoose={onChoose}
        busy={false}
      />
    </form>,
  );
  return { onChoose, onSubmit };
}

const sizes = () => screen.queryByRole('combobox', { name: 'Size' });

it('appears when the form’s button is above the viewport, and disappears when it is visible', () => {
  openBar();
  expect(sizes()).not.toBeInTheDocument();
  scroll(false);
  expect(sizes()).toBeVisible();
  scroll(true);
  expect(sizes()).not.toBeInTheDocument();
});

it('selects an available size, and submits the form with its own button', async () => {
  const { onChoose, onSubmit } = openBar();
  scroll(false);
  expect(screen.getByRole('option', { name: '30' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '32');
  expect(onChoose).toHaveBeenCalledWith('s32');
  await userEvent.click(screen.getByRole('button', { name: 'Add Uluwatu' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
