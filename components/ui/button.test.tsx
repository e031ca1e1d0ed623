import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Button } from './button';

it('calls its handler when pressed', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>{'PAY'}</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'PAY' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does nothing while busy, but keeps the focus and is not disabled', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="PROCESSING" onClick={onClick}>
        {'PAY'}
      </Button>
    </form>,
  );
  const button = screen.getByRole('button');
  await userEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('is disabled until its page is hydrated', async () => {
  const onClick = jest.fn();
  const button = (
    <Button onClick={onClick} busyLabel="PROCESSING">
      {'PAY'}
    </Button>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(button);
  const early = screen.getByRole('button', { name: 'PAY' });
  expect(early).toBeDisabled();
  expect(early).toHaveAttribute('data-hydrating');

  render(button, { container, hydrate: true });
  expect(early).toBeEnabled();
  expect(early).not.toHaveAttribute('data-hydrating');
  await userEvent.click(early);
  expect(onClick).toHaveBeenCalledTimes(1);
});
