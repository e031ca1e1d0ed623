import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderPage } from '@/lib/testing/render-page';
import { BuyBar } from './add-to-cart-form';

const SIZES = [
  { sizeId: 's30', value: '30', itemId: 'i30', stock: 0 },
  { sizeId: 's32', value: '32', itemId: 'i32', stock: 5 },
];

/** Whether the button of the form is in sight, or yet to come. */
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
      <BuyBar
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

it('comes when the button of the form has been scrolled away upwards, and goes when that is back', () => {
  openBar();
  expect(sizes()).not.toBeInTheDocument();
  scroll(false);
  expect(sizes()).toBeVisible();
  scroll(true);
  expect(sizes()).not.toBeInTheDocument();
});

it('chooses a size that is there, and submits the form by a button of another name', async () => {
  const { onChoose, onSubmit } = openBar();
  scroll(false);
  expect(screen.getByRole('option', { name: '30' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '32');
  expect(onChoose).toHaveBeenCalledWith('s32');
  await userEvent.click(screen.getByRole('button', { name: 'Add Uluwatu' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
