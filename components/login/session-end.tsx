'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/dialogs/dialog';
import { useTopLayer } from '@/components/dialogs/use-top-layer';
import { useProfile } from '@/lib/account/use-profile';
import { useSession } from '@/lib/account/use-session';
import { useEndAt } from '@/lib/account/use-session-end';
import { useTexts } from '@/lib/i18n/texts';
import { CredentialsForm } from './credentials-form';
import { SessionEndNotice, useGiveBackFocus } from './session-end-notice';

/**
 * Says in time when the session ends, and then that it has, without getting in the way: nothing is closed or left,
 * and a new login is made right here. `endsAt` in milliseconds.
 */
export function SessionEnd({ endsAt, onClose }: { endsAt: number; onClose: () => void }) {
  const topLayer = useTopLayer();
  const { loggedIn } = useSession();
  const { profile } = useProfile();
  const [email, setEmail] = useState<string>();
  const [putOff, setPutOff] = useState(false);
  const [asking, setAsking] = useState(false);
  // The notice stays where it is until its dialog is gone, so that the focus finds back.
  const [place, setPlace] = useState<Element>();
  const notice = useGiveBackFocus();
  useEndAt(endsAt);
  useEffect(() => {
    if (!asking) setPlace(undefined);
  }, [asking]);
  const askToLogin = () => {
    setPlace(topLayer);
    setAsking(true);
  };
  // Who was here is known no longer when the session is over.
  if (profile && profile.email !== email) setEmail(profile.email);

  if (putOff && loggedIn) return null;
  return (
    <>
      {createPortal(
        <SessionEndNotice
          ref={notice}
          endsAt={endsAt}
          ended={!loggedIn}
          onLogin={askToLogin}
          onClose={() => (loggedIn ? setPutOff(true) : onClose())}
        />,
        place ?? topLayer,
      )}
      {asking && <LoginAgain email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

type LoginAgainProps = {
  /** Who was logged in, where it is known. */
  email: string | undefined;
  onClose: () => void;
};

/** The login above the page that somebody is in the midst of. */
function LoginAgain({ email, onClose }: LoginAgainProps) {
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
