'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopLayer } from '@/components/dialogs/use-top-layer';
import { useProfile } from '@/lib/account/use-profile';
import { useSession } from '@/lib/account/use-session';
import { useEndAt } from '@/lib/account/use-session-end';
import { LoginAgain } from './login-again';
import { SessionEndNotice } from './session-end-notice';
import { useGiveBackFocus } from './use-give-back-focus';

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
