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
 * Announces the end of the session, before and after, without closing or leaving anything: the new login is made in
 * a dialog above the page. `endsAt` in milliseconds.
 */
export function SessionEnd({ endsAt, onClose }: { endsAt: number; onClose: () => void }) {
  const topLayer = useTopLayer();
  const { loggedIn } = useSession();
  const { profile } = useProfile();
  const [email, setEmail] = useState<string>();
  const [putOff, setPutOff] = useState(false);
  const [asking, setAsking] = useState(false);
  // The notice stays mounted where it is until its dialog is closed, so that the focus can return to it.
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
  // The profile is cleared with the session; its e-mail is needed for the new login.
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

/** The login in a dialog above the current page. */
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
