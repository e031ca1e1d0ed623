import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { RegistrationForm } from './registration-form';

const AYU = {
  'First name': 'Ayu',
  'Last name': 'Lestari',
  Email: 'ayu@example.com',
  Phone: '+62 812 3456 7890',
  Password: ' ombak besar ',
};

async function register(response: StubbedResponse) {
  const { sent } = stubNetwork({ 'POST /api/users/register': response });
  const { router } = renderPage(<RegistrationForm contact="hello@segara.example" />, { path: '/register' });
  for (const [label, value] of Object.entries(AYU)) await userEvent.type(screen.getByLabelText(label), value);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Register' }));
  return { router, sent };
}

it('sends the five fields once, says where the email was sent, and opens the login page', async () => {
  const { router, sent } = await register({ status: 201, body: { data: null, message: 'Thanks' } });
  const dialog = await screen.findByRole('dialog', { name: 'Verification Email Sent' });
  expect(dialog).toHaveTextContent('ayu@example.com');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      firstName: 'Ayu',
      lastName: 'Lestari',
      email: 'ayu@example.com',
      phone: '+62 812 3456 7890',
      password: ' ombak besar ',
    },
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(router.replace).toHaveBeenCalledWith('/login');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('opens the login page with the redirect', async () => {
  const { sent } = stubNetwork({
    'POST /api/users/register': { status: 201, body: { data: null, message: 'Thanks' } },
  });
  const { router } = renderPage(<RegistrationForm contact="hello@segara.example" />, {
    path: '/register',
    query: 'redirect=%2Fwoman%2Fmelati-bikini',
  });
  const way = '/login?redirect=%2Fwoman%2Fmelati-bikini';
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', way);
  await userEvent.type(screen.getByLabelText('Email'), AYU.Email);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(sent[0]?.body).toMatchObject({ redirect: '/woman/melati-bikini' });
  expect(router.replace).toHaveBeenCalledWith(way);
});

it('shows each validation error at its field and all of them above', async () => {
  const errors = [
    { msg: 'Enter a valid phone number', path: 'phone' },
    { msg: 'Use at least 8 characters', path: 'password' },
    { msg: 'Not today' },
  ];
  await register({ status: 422, body: { code: 'rejected', message: 'x', errors } });
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  expect(summary).toHaveTextContent('Not today');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Enter a valid phone number/);
  expect(screen.getByLabelText('Email')).toBeValid();

  await userEvent.click(screen.getByRole('link', { name: 'Password: Use at least 8 characters' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();

  await userEvent.keyboard('longer');
  expect(screen.getByLabelText('Password')).toBeValid();
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
});

it('lists each field once in the summary, and does not require a last name', async () => {
  const errors = [
    { msg: 'First name is required', path: 'firstName' },
    { msg: 'Use at least 8 characters', path: 'password' },
  ];
  await register({ status: 422, body: { code: 'rejected', message: 'x', errors } });
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['First name is required', 'Password: Use at least 8 characters']);
  expect(screen.getByLabelText('Last name')).not.toBeRequired();
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription(
    'Leave it empty if you have one name.',
  );
});
