'use client';

import { useTranslations } from 'next-intl';
import { ADDRESS, EMAIL, FAILURE, PROFILE } from '@/app/[locale]/components/samples';
import { ALL_KNOWN, Shopper } from '@/app/[locale]/components/shopper';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { AccountOverview } from '@/components/account/account-overview';
import { ChangePasswordForm } from '@/components/account/change-password';
import { ProfileForm } from '@/components/account/profile-card';
import { CatalogFields, useCatalogFaults } from '@/components/catalog-request/catalog-request-form';
import { InBrowser } from '@/components/hooks/in-browser';
import { CredentialsForm } from '@/components/login/credentials-form';
import { LogInNotice } from '@/components/login/log-in-link';
import { LoginForm } from '@/components/login/login-form';
import { ForgotPassword } from '@/components/login/mail-request';
import { RegisterFaults, RegisterFields } from '@/components/login/register-fields';
import { RegisterForm } from '@/components/login/register-form';
import { ResetPasswordForm } from '@/components/login/reset-password-form';
import { SendAgain } from '@/components/login/send-again';
import { VerifyEmailForm } from '@/components/login/verify-email-form';
import { ApiError } from '@/lib/errors/api-error';

const nothing = () => undefined;
const contact = { contact: EMAIL };

export function Accounts() {
  return (
    <Group name="account">
      <Overviews />
      <InBrowser>
        <Forms />
        <CatalogRequest />
      </InBrowser>
    </Group>
  );
}

function Overviews() {
  const overview = <AccountOverview {...contact} />;
  const known = (address: object) => (
    <Shopper known={{ ...ALL_KNOWN, '/api/users/address': { data: undefined, ...address } }}>
      {overview}
    </Shopper>
  );

  return (
    <>
      <Specimens
        wide
        of={{
          usual: known({ data: ADDRESS }),
          noAddress: known({ data: null }),
          addressFailed: known({ error: FAILURE }),
        }}
      />
      <Specimens
        of={{
          loading: <Shopper known={{}}>{overview}</Shopper>,
          failed: <Shopper known={{ '/api/users/profile': { error: FAILURE } }}>{overview}</Shopper>,
          loggedOut: <Shopper>{overview}</Shopper>,
          profileForm: <ProfileForm profile={PROFILE} onDone={nothing} {...contact} />,
          newPassword: <ChangePasswordForm email={EMAIL} {...contact} />,
        }}
      />
    </>
  );
}

function Forms() {
  const account = useTranslations('account');
  const rule = useTranslations('password')('rule');
  const cart = useTranslations('cart');
  const { errors } = new ApiError('rejected', {
    errors: [
      { path: 'phone', msg: account('phoneHint') },
      { path: 'password', msg: rule },
    ],
  });

  return (
    <Specimens
      of={{
        login: <LoginForm {...contact} />,
        likelyLogin: <CredentialsForm onLoggedIn={nothing} email={EMAIL} />,
        loggedOut: (
          <LogInNotice tone="plain" logIn={cart('logIn')}>
            {cart('loggedOut')}
          </LogInNotice>
        ),
        registration: <RegisterForm {...contact} />,
        refused: (
          <div className="stack5">
            <RegisterFaults faults={errors} idPrefix="refused" />
            <RegisterFields faults={errors} idPrefix="refused" />
          </div>
        ),
        forgotten: <ForgotPassword {...contact} />,
        newPassword: <ResetPasswordForm {...contact} />,
        verification: <VerifyEmailForm {...contact} />,
        sendAgain: <SendAgain kind="verification" email={EMAIL} {...contact} />,
        justSent: <SendAgain kind="verification" email={EMAIL} {...contact} justSent />,
      }}
    />
  );
}

/** Its fields have ids of their own, which is why they are here once alone. */
function CatalogRequest() {
  const say = useCatalogFaults();

  return (
    <Specimen state="catalogRequest">
      <div className="stack5">
        <CatalogFields
          faults={{ fullName: say('fullName', 'required'), email: say('email', 'emailFormat') }}
        />
      </div>
    </Specimen>
  );
}
