'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useFocusFirstFault } from '@/components/hooks/use-focus-first-fault';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import { readRegistration } from '@/lib/account/registration-fields';
import { useRegister } from '@/lib/account/use-account-write';
import { useKeptRedirect } from '@/lib/account/use-kept-redirect';
import type { Registration } from '@/lib/contract/account';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { EntryForm, OtherWay } from './entry-form';
import { RegisterFaults, RegisterFields } from './register-fields';
import { VerificationSent } from './verification-sent';

/**
 * Makes an account. The server judges (spec §5); its faults are shown above and at the fields. `contact` is where
 * customers write to.
 */
export function RegisterForm({ contact }: { contact: string }) {
  const t = useTexts('account');
  const locale = useLocale();
  const router = useRouter();
  const redirect = useKeptRedirect();
  const idPrefix = useId();
  const { trigger, error, reset } = useRegister();
  const [sentTo, setSentTo] = useState<string>();
  const [answers, setAnswers] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstFault(form, error);

  // The page is kept when it is left; neither a password nor what went wrong shall be in it then.
  useOnLeave(() => {
    form.current?.reset();
    reset();
  });
  const [register, busy] = useSingleFlight(async (registration: Registration) => {
    if (await trigger(registration)) {
      form.current?.reset();
      setSentTo(registration.email);
    }
    setAnswers((before) => before + 1);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void register(readRegistration(new FormData(event.currentTarget)));
  };
  const goOn = () => {
    setSentTo(undefined);
    router.push(localePath(locale, '/login') + redirect);
  };

  return (
    <>
      <EntryForm
        ref={form}
        onSubmit={submit}
        button={{ busy, busyLabel: t('registering'), children: t('register') }}
        below={
          <OtherWay question={t('haveAccount')} path="/login">
            {t('toLogin')}
          </OtherWay>
        }
      >
        {error && <RegisterFaults key={answers} error={error} idPrefix={idPrefix} />}
        <RegisterFields faults={error?.errors ?? []} idPrefix={idPrefix} />
      </EntryForm>
      {sentTo && <VerificationSent email={sentTo} contact={contact} onClose={goOn} />}
    </>
  );
}
