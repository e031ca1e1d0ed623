import { render, screen } from '@testing-library/react';
import { Field } from './field';

it('is found by its label and has no description', () => {
  render(<Field label="City" name="city" autoComplete="address-level2" />);
  const input = screen.getByLabelText('City');
  expect(input).toHaveAttribute('autocomplete', 'address-level2');
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('is described by its error and its hint', () => {
  render(<Field label="Phone" error="Enter a valid phone number" hint="With country code" />);
  const input = screen.getByLabelText('Phone');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter a valid phone number With country code');
});
