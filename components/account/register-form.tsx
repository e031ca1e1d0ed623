'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { MessageDialog } from '@/components/ui/message-dialog';
import { useOnLeave } from '@/components/ui/use-on-leave';
import { useSingleFlight } from '@/components/ui/use-single-flight';
import { readRegistration } from '@/lib/account/registration-fields';
import { useRegister } from '@/lib/account/use-register';
import type { Registration } from '@/lib/contract/account';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { OtherWay } from './other-way';
import { RegisterFaults } from './register-faults';
import { RegisterFields } from './register-fields';

/** Makes an account. The server judges (spec §5); its faults are shown above and at the fields. */
export function RegisterForm() {
  const t = useTexts('account');
  const locale = useLocale();
  const router = useRouter();
  const idPrefix = useId();
  const { trigger, error, reset } = useRegister();
  const [sentTo, setSentTo] = useState<string>();
  const [answers, setAnswers] = useState(0);

  // The page is kept when it is left; what went wrong shall not be in it then.
  useOnLeave(reset);
  const [register, busy] = useSingleFlight(async (form: HTMLFormElement, registration: Registration) => {
    if (await trigger(registration)) {
      form.reset();
      setSentTo(registration.email);
    }
    setAnswers((before) => before + 1);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void register(event.currentTarget, readRegistration(new FormData(event.currentTarget)));
  };
  const goOn = () => {
    setSentTo(undefined);
    router.push(localePath(locale, '/login'));
  };

  return (
    <>
      {/* A press before the script is there does nothing, rather than put a password into the address. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        {error && <RegisterFaults key={answers} error={error} idPrefix={idPrefix} />}
        <RegisterFields faults={error?.errors ?? []} idPrefix={idPrefix} />
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('registering')}>
          {t('register')}
        </Button>
        <OtherWay question={t('haveAccount')} path="/login">
          {t('toLogin')}
        </OtherWay>
      </form>
      {sentTo && (
        <MessageDialog
          title={t('verificationSent')}
          text={t('verificationSentText', { email: sentTo })}
          onClose={goOn}
        />
      )}
    </>
  );
}
