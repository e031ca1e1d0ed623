import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CountrySelect } from './country-select';

it('hides the shops of other countries than the selected one', async () => {
  const countries = [
    { code: 'ID', name: 'Indonesia', shops: 'Kuta' },
    { code: 'TL', name: 'Timor-Leste', shops: 'Dili' },
  ];
  render(<CountrySelect label="Country" countries={countries} />);
  expect(screen.getByText('Kuta')).not.toHaveClass('other');
  expect(screen.getByText('Dili')).toHaveClass('other');

  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Timor-Leste');
  expect(screen.getByText('Dili')).not.toHaveClass('other');
  expect(screen.getByText('Kuta')).toHaveClass('other');
});
