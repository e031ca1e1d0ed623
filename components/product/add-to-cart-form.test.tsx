import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  createCartResponse,
  EMPTY_TEXTS_RESPONSE,
  failureResponse,
  LOGGED_IN,
  LOGGED_OUT,
} from '@/lib/testing/bff-responses';
import { renderPage, wrapInPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { AddToCartForm } from './add-to-cart-form';

const NAME = 'Uluwatu Elite Pro';
const ITEMS = 'GET /api/items?name=Uluwatu%20Elite%20Pro';
const ADD = 'POST /api/cart/add';
const SIZES = [
  { sizeId: 's30', value: '30', itemId: 'i30', stock: 0 },
  { sizeId: 's32', value: '32', itemId: 'i32', stock: 5 },
];
const stock = (thirty: number, thirtyTwo: number) => ({
  body: {
    data: [
      { id: 'i30', name: NAME, price: 1, size: { value: '30' }, stock: thirty },
      { id: 'i32', name: NAME, price: 1, size: { value: '32' }, stock: thirtyTwo },
    ],
  },
});

type Page = {
  responses?: Record<string, StubbedResponse | StubbedResponse[]>;
  sizes?: typeof SIZES | SizeWithoutItem[];
};
type SizeWithoutItem = { sizeId: string; value: string };

async function openForm({ responses = {}, sizes = SIZES }: Page = {}) {
  const network = stubNetwork({
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    'GET /api/session': LOGGED_IN,
    [ITEMS]: stock(0, 5),
    ...responses,
  });
  renderPage(<AddToCartForm name={NAME} sizes={sizes} />, { path: '/men/uluwatu-elite-pro' });
  await waitFor(() => expect(network.calls()).toEqual(expect.arrayContaining(['GET /api/session', ITEMS])));
  return network;
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
const choose = (size: string) => userEvent.click(screen.getByRole('radio', { name: size }));

it('disables a sold-out size and labels it as sold out', async () => {
  await openForm();
  expect(screen.getByRole('radio', { name: '30 sold out' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '32' })).toBeEnabled();
});

it('keeps the size and quantity that were chosen before hydration', async () => {
  stubNetwork({
    'GET /api/texts': EMPTY_TEXTS_RESPONSE,
    'GET /api/session': LOGGED_IN,
    [ITEMS]: stock(0, 5),
  });
  const { page } = wrapInPage(<AddToCartForm name={NAME} sizes={SIZES} />, {
    path: '/men/uluwatu-elite-pro',
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  const early = within(container).getByRole<HTMLInputElement>('radio', { name: '32' });
  early.checked = true;
  const quantity = within(container).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  quantity.value = '3';

  render(page, { container, hydrate: true });
  expect(await screen.findByText('32', { selector: 'p *' })).toBeVisible();
  expect(early).toBeChecked();
  expect(quantity).toHaveValue('3');
});

it('replaces the stock of the page with the current stock', async () => {
  await openForm({ responses: { [ITEMS]: stock(2, 0) } });
  await waitFor(() => expect(screen.getByRole('radio', { name: '32 sold out' })).toBeDisabled());
  await choose('30');
  expect(screen.getByText('Only 2 left')).toBeVisible();
});

it('says that all sizes are sold out', async () => {
  await openForm({ responses: { [ITEMS]: stock(0, 0) } });
  expect(await screen.findByRole('button', { name: 'Sold out in every size' })).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
});

it('stops at what a line can hold, and announces each step', async () => {
  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '{Backspace}18');
  const more = screen.getByRole('button', { name: 'One more' });
  await userEvent.click(more);
  expect(screen.getByText('Quantity: 19').closest('[role=status]')).not.toBeNull();
  expect(more).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('20');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveAccessibleDescription('At most 20 pieces of one size.');
  await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByText('Quantity: 19')).toBeInTheDocument();
  expect(more).not.toHaveAccessibleDescription();
});

it('limits the quantity to the stock of the chosen size, and shows that limit', async () => {
  const { sent } = await openForm({ responses: { [ADD]: createCartResponse('k', 'a') } });
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.type(quantity, '{Backspace}8');
  expect(quantity).toHaveValue('8');
  await choose('32');
  expect(quantity).toHaveValue('5');
  expect(screen.getByText('Only 5 left in this size.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
  await add();
  await screen.findByRole('dialog', { name: 'Product has been added to the cart' });
  expect(sent.find(({ path }) => path === '/api/cart/add')?.body).toMatchObject({ quantity: 5 });
});

it('corrects a quantity that is none at the first Enter, and adds at the second', async () => {
  const { calls } = await openForm({ responses: { [ADD]: createCartResponse('k', 'a') } });
  await choose('32');
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.type(quantity, '{Backspace}2x{Enter}');
  expect(quantity).toHaveValue('2');
  expect(calls()).not.toContain(ADD);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Product has been added to the cart' })).toBeVisible();
});

it('asks for a size before it asks to log in', async () => {
  const { calls } = await openForm({ responses: { 'GET /api/session': LOGGED_OUT } });
  await add();
  expect(await screen.findByRole('dialog', { name: 'Size Not Selected' })).toBeVisible();
  expect(calls()).not.toContain(ADD);
});

it('reports a missing size at the sizes and focuses them', async () => {
  await openForm();
  const sizes = screen.getByRole('radiogroup', { name: 'Size' });
  expect(sizes).not.toHaveAttribute('aria-invalid');
  await add();
  const ok = await screen.findByRole('button', { name: 'OK' });
  expect(sizes).toBeInvalid();
  await userEvent.click(ok);
  await waitFor(() => expect(screen.getByRole('radio', { name: '32' })).toHaveFocus());
  expect(sizes).toBeInvalid();
  expect(sizes).toHaveAccessibleDescription('Please select a size before adding the product to the cart.');
  await choose('32');
  expect(sizes).toBeValid();
  expect(sizes).not.toHaveAccessibleDescription();
});

it('cannot add a product without stock items', async () => {
  await openForm({ responses: { [ITEMS]: { body: { data: [] } } }, sizes: [{ sizeId: 's32', value: '32' }] });
  await choose('32');
  await add();
  expect(await screen.findByRole('dialog', { name: 'Items are not available.' })).toBeVisible();
});

it('adds, confirms, and resets once the dialog is closed', async () => {
  const { sent } = await openForm({ responses: { [ADD]: createCartResponse('k', 'a') } });
  await choose('32');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await add();

  expect(await screen.findByRole('dialog', { name: 'Product has been added to the cart' })).toBeVisible();
  expect(sent.find(({ path }) => path === '/api/cart/add')?.body).toEqual({
    itemId: 'i32',
    sizeId: 's32',
    quantity: 2,
  });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: '32' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
});

it('resets after a failed attempt', async () => {
  await openForm({ responses: { [ADD]: failureResponse(409, 'conflict') } });
  await choose('32');
  await add();
  await screen.findByRole('dialog', { name: 'words of conflict' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: '32' })).not.toBeChecked();
});
