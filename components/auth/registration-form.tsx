'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Dialog } from '@/components/dialogs/dialog';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { useFocusFirstError, useSingleFlight } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { readRegistrationForm } from '@/lib/account/account-fields';
import { storeFormPrefill } from '@/lib/account/form-prefill';
import { authPagePath } from '@/lib/account/login-path';
import { useRegister } from '@/lib/account/use-account';
import type { Registration } from '@/lib/contract/account';
import { getFailureMessageValues, NO_SERVER_MESSAGE } from '@/lib/errors/failure-words';
import { AuthForm, getEmailRedirectPath, OtherAuthPageLink, readRedirectPath } from './auth-form';
import { RegistrationErrors, RegistrationFields } from './registration-fields';
import { ResendEmailButton } from './resend-email-button';

/**
 * Creates an account. The server validates the input (spec §5), and its errors are shown above and at the
 * fields. `contact` is the email address of customer service.
 */
export function RegistrationForm({ contact }: { contact: string }) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const router = useRouter();
  const idPrefix = useId();
  const { trigger, error, reset } = useRegister();
  const [sentTo, setSentTo] = useState<string>();
  const [submissions, setSubmissions] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, error);

  // After a navigation, Next.js keeps the previous page mounted but hidden. Passwords and failures must not stay
  // in it.
  useOnPageLeave(() => {
    form.current?.reset();
    reset();
  });
  const [register, busy] = useSingleFlight(async (registration: Registration) => {
    if (await trigger(registration)) {
      form.current?.reset();
      storeFormPrefill({ email: registration.email });
      setSentTo(registration.email);
    }
    setSubmissions((before) => before + 1);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void register({
      ...readRegistrationForm(new FormData(event.currentTarget)),
      redirect: getEmailRedirectPath(),
    });
  };
  const goOn = () => {
    setSentTo(undefined);
    router.replace(authPagePath(locale, '/login', readRedirectPath()));
  };

  return (
    <>
      <AuthForm
        ref={form}
        onSubmit={submit}
        button={{ busy, busyLabel: t('registering'), children: t('register') }}
        below={
          <OtherAuthPageLink question={t('haveAccount')} path="/login">
            {t('toLogin')}
          </OtherAuthPageLink>
        }
      >
        {error && (
          <RegistrationErrors
            key={submissions}
            errors={error.errors}
            idPrefix={idPrefix}
            failure={errors(
              'register',
              getFailureMessageValues(error, errors('register', NO_SERVER_MESSAGE)),
            )}
          />
        )}
        <RegistrationFields errors={error?.errors ?? []} idPrefix={idPrefix} />
      </AuthForm>
      {sentTo && <VerificationSentNotice email={sentTo} contact={contact} onClose={goOn} />}
    </>
  );
}

type VerificationSentNoticeProps = { email: string; contact: string; onClose: () => void };

/** Confirms a registration: shows where the email was sent, and can send the email again (spec §4). */
function VerificationSentNotice({ email, contact, onClose }: VerificationSentNoticeProps) {
  const t = useTranslations('account');
  const common = useTranslations('common');
  const textId = useId();

  return (
    <Dialog
      title={t('verificationSent')}
      onClose={onClose}
      describedBy={textId}
      actions={<Button onClick={onClose}>{common('ok')}</Button>}
    >
      <div className="stack5">
        <p className="soft breakable" id={textId}>
          {t('verificationSentText', { email })}
        </p>
        <ResendEmailButton kind="verification" email={email} contact={contact} justSent />
      </div>
    </Dialog>
  );
}
