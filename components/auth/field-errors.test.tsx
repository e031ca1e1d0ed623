import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ChangePasswordForm } from '@/components/account/change-password';
import { ProfileForm } from '@/components/account/profile-card';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { ForgotPasswordForm } from './email-request-form';
import { ResetPasswordForm } from './reset-password-form';

const CONTACT = 'hello@segara.example';
const PROFILE = { firstName: 'Ayu', lastName: 'Lestari', email: 'ayu@example.com', phone: '+628' };

type FormCase = {
  form: ReactNode;
  call: string;
  /** Labels of the fields in order, and the values to type. */
  typed: [label: string, value: string][];
  /** Names of the fields in the API. */
  fields: string[];
  button: string;
};

function formCases(locale: Locale): Record<string, FormCase> {
  const password = translator(locale, 'password');
  const profile = translator(locale, 'profile');
  return {
    'forgotten password': {
      form: <ForgotPasswordForm contact={CONTACT} />,
      call: 'POST /api/users/password/forgot',
      typed: [[password('email'), 'ayu@example']],
      fields: ['email'],
      button: password('send'),
    },
    'new password': {
      form: <ResetPasswordForm contact={CONTACT} />,
      call: 'POST /api/users/password/reset/t',
      typed: [[password('newPassword'), 'ombak']],
      fields: ['password'],
      button: password('save'),
    },
    'changed password': {
      form: <ChangePasswordForm email={PROFILE.email} contact={CONTACT} />,
      call: 'PUT /api/users/password',
      typed: [
        [password('currentPassword'), 'ombak kecil'],
        [password('newPassword'), 'ombak'],
      ],
      fields: ['currentPassword', 'newPassword'],
      button: password('save'),
    },
    profile: {
      form: <ProfileForm profile={PROFILE} contact={CONTACT} onDone={() => undefined} />,
      call: 'PATCH /api/users/profile',
      typed: [
        [profile('firstName'), 'Ni Luh'],
        [profile('lastName'), 'Sari'],
        [profile('phone'), '12'],
      ],
      fields: ['firstName', 'lastName', 'phone'],
      button: profile('save'),
    },
  };
}

async function send({ form, call, typed, button }: FormCase, locale: Locale, response: StubbedResponse) {
  stubNetwork({ 'GET /api/session': LOGGED_IN, [call]: response });
  renderPage(form, { path: '/reset-password', query: 'token=t', locale });
  for (const [label, value] of typed) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByRole('button', { name: button }));
}

function expectKept({ typed }: FormCase) {
  for (const [label, value] of typed) expect(screen.getByLabelText(label)).toHaveValue(value);
}

describe.each(LOCALES)('validation errors of the server (%s)', (locale) => {
  const cases = Object.entries(formCases(locale));

  it.each(cases)('are shown at their fields, and the first one gets the focus: %s', async (_, formCase) => {
    const errors = formCase.fields.map((path) => ({ msg: `Not this ${path}`, path })).toReversed();
    await send(formCase, locale, { status: 422, body: { code: 'rejected', message: 'x', errors } });
    for (const [index, [label]] of formCase.typed.entries()) {
      const input = screen.getByLabelText(label);
      await waitFor(() => expect(input).toBeInvalid());
      expect(input).toHaveAccessibleDescription(
        expect.stringContaining(`Not this ${formCase.fields[index]}`),
      );
    }
    await waitFor(() => expect(screen.getByLabelText(formCase.typed[0]?.[0] ?? '')).toHaveFocus());
    expectKept(formCase);
  });

  it.each(cases)(
    'are shown above the form if they have no field, and the input is kept: %s',
    async (_, formCase) => {
      await send(formCase, locale, failureResponse(429, 'rate_limited'));
      expect(await screen.findByText('words of rate_limited')).toBeVisible();
      expectKept(formCase);
    },
  );

  const profiles = cases.filter(([name]) => name === 'profile');
  it.each(profiles)('do not hide an error that has no field: %s', async (_, formCase) => {
    const errors = [{ msg: 'Not this number', path: 'phone' }, { msg: 'Not on a Sunday' }];
    await send(formCase, locale, { status: 422, body: { code: 'rejected', message: 'x', errors } });
    expect(await screen.findByText('Not on a Sunday')).toBeVisible();
    expect(screen.getByLabelText(formCase.typed[2]?.[0] ?? '')).toHaveAccessibleDescription(
      'Not this number',
    );
  });

  it.each(cases)('are replaced by the contact if the server lacks the endpoint: %s', async (_, formCase) => {
    await send(formCase, locale, failureResponse(501, 'unsupported'));
    expect(await screen.findByRole('alert')).toHaveTextContent(CONTACT);
    expectKept(formCase);
  });
});
