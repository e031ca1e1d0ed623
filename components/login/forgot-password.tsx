'use client';

import { useTexts } from '@/lib/i18n/texts';
import { MailRequest } from './mail-request';
import { OtherWay } from './other-way';

/** A way back into an account whose password is forgotten. */
export function ForgotPassword({ contact }: { contact: string }) {
  const t = useTexts('password');

  return (
    <>
      <MailRequest kind="reset" intro={t('forgotIntro')} contact={contact} />
      <OtherWay question={t('rememberIt')} path="/login">
        {t('toLogin')}
      </OtherWay>
    </>
  );
}
