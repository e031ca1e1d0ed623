'use client';

import { ADDRESS, EMAIL, FAILURE, PROFILE } from '@/app/[locale]/components/samples';
import { Shopper } from '@/app/[locale]/components/shopper';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { AccountOverview } from '@/components/account/account-overview';
import { ChangePasswordForm } from '@/components/account/change-password';
import { ProfileForm } from '@/components/account/profile-card';
import { CatalogFields, useCatalogFaults } from '@/components/catalog-request/catalog-fields';
import { InBrowser } from '@/components/hooks/in-browser';
import { CredentialsForm } from '@/components/login/credentials-form';
import { LogInNotice } from '@/components/login/log-in-notice';
import { ForgotPassword, MailRequest } from '@/components/login/mail-request';
import { RegisterFaults, RegisterFields } from '@/components/login/register-fields';
import { SendAgain } from '@/components/login/send-again';
import { ApiError } from '@/lib/errors/api-error';
import { useTexts } from '@/lib/i18n/texts';

const nothing = () => undefined;
const [PROFILE_PATH, ADDRESS_PATH] = ['/api/users/profile', '/api/users/address'] as const;

export function Accounts() {
  return (
    <Group name="account">
      <Overviews />
      <InBrowser>
        <Specimen state="profileForm">
          <ProfileForm profile={PROFILE} contact={EMAIL} onDone={nothing} />
        </Specimen>
        <Specimen state="newPassword">
          <ChangePasswordForm email={EMAIL} contact={EMAIL} />
        </Specimen>
        <Forms />
        <CatalogRequest />
      </InBrowser>
    </Group>
  );
}

function Overviews() {
  const profile = { data: PROFILE };

  return (
    <>
      <Specimen state="usual" wide>
        <Shopper known={{ [PROFILE_PATH]: profile, [ADDRESS_PATH]: { data: ADDRESS } }}>
          <AccountOverview contact={EMAIL} />
        </Shopper>
      </Specimen>
      <Specimen state="noAddress" wide>
        <Shopper known={{ [PROFILE_PATH]: profile, [ADDRESS_PATH]: { data: null } }}>
          <AccountOverview contact={EMAIL} />
        </Shopper>
      </Specimen>
      <Specimen state="addressFailed" wide>
        <Shopper known={{ [PROFILE_PATH]: profile, [ADDRESS_PATH]: { error: FAILURE } }}>
          <AccountOverview contact={EMAIL} />
        </Shopper>
      </Specimen>
      <Specimen state="loading">
        <Shopper known={{}}>
          <AccountOverview contact={EMAIL} />
        </Shopper>
      </Specimen>
      <Specimen state="failed">
        <Shopper known={{ [PROFILE_PATH]: { error: FAILURE } }}>
          <AccountOverview contact={EMAIL} />
        </Shopper>
      </Specimen>
      <Specimen state="loggedOut">
        <Shopper>
          <AccountOverview contact={EMAIL} />
        </Shopper>
      </Specimen>
    </>
  );
}

function Forms() {
  const account = useTexts('account');
  const password = useTexts('password');
  const cart = useTexts('cart');
  const rule = password('rule');
  const refused = new ApiError('rejected', {
    errors: [
      { path: 'phone', msg: account('phoneHint') },
      { path: 'password', msg: rule },
    ],
  });

  return (
    <>
      <Specimen state="login">
        <CredentialsForm onLoggedIn={nothing} />
      </Specimen>
      <Specimen state="likelyLogin">
        <CredentialsForm onLoggedIn={nothing} email={EMAIL} />
      </Specimen>
      <Specimen state="loggedOut">
        <LogInNotice tone="plain" logIn={cart('logIn')}>
          {cart('loggedOut')}
        </LogInNotice>
      </Specimen>
      <Specimen state="registration">
        <RegisterFields faults={[]} idPrefix="registration" />
      </Specimen>
      <Specimen state="refused">
        <div className="stack5">
          <RegisterFaults faults={refused.errors} idPrefix="refused" />
          <RegisterFields faults={refused.errors} idPrefix="refused" />
        </div>
      </Specimen>
      <Specimen state="forgotten">
        <ForgotPassword contact={EMAIL} />
      </Specimen>
      <Specimen state="verification">
        <MailRequest kind="verification" intro={password('newLink')} contact={EMAIL} />
      </Specimen>
      <Specimen state="sendAgain">
        <SendAgain kind="verification" email={EMAIL} contact={EMAIL} />
      </Specimen>
      <Specimen state="justSent">
        <SendAgain kind="verification" email={EMAIL} contact={EMAIL} justSent />
      </Specimen>
    </>
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
