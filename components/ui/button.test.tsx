import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('acts when pressed', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>{'PAY'}</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'PAY' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does nothing while busy, yet keeps the focus and is not disabled', async () => {
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
