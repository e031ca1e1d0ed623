'use client';

import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/dialogs/dialog';
import { useTexts } from '@/lib/i18n/texts';
import { CredentialsForm } from './credentials-form';

type LoginAgainProps = {
  /** Who was logged in, where it is known. */
  email: string | undefined;
  onClose: () => void;
};

/** The login above the page that somebody is in the midst of. */
export function LoginAgain({ email, onClose }: LoginAgainProps) {
  const t = useTexts('account');
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const inputs = content.current?.querySelectorAll('input') ?? [];
    [...inputs].find(({ value }) => value === '')?.focus();
  }, []);

  return (
    <Dialog title={t('logInAgain')} closesBeside={false} onClose={onClose}>
      <div ref={content}>
        <CredentialsForm email={email} onLoggedIn={onClose} />
      </div>
    </Dialog>
  );
}
