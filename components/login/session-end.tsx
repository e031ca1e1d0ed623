'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefCallback, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { useProfile } from '@/lib/account/use-account';
import { useSession } from '@/lib/account/use-session';
import { useEndAt } from '@/lib/account/use-session-end';
import { formatTimeOfDay } from '@/lib/format/dates';
import { CredentialsForm } from './credentials-form';
import styles from './session-end.module.scss';

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
export function LoginAgain({ email, onClose }: LoginAgainProps) {
  const t = useTranslations('account');
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

/**
 * Restores the focus when an element that appeared by itself is removed with the focus in it.
 * @returns its `ref`
 */
function useGiveBackFocus() {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(
    () => () => {
      if (document.activeElement === document.body) cameFrom.current?.focus();
    },
    [],
  );
  return useCallback((element: HTMLElement) => {
    const listening = new AbortController();
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    element.addEventListener('focusin', note, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

type SessionEndNoticeProps = {
  ref: RefCallback<HTMLElement>;
  endsAt: number;
  ended: boolean;
  onLogin: () => void;
  onClose: () => void;
};

/** A bar at the lower edge of the page, or of the open dialog. */
export function SessionEndNotice({ ref, endsAt, ended, onLogin, onClose }: SessionEndNoticeProps) {
  const t = useTranslations('account');
  const locale = useLocale();

  return (
    <div ref={ref} className={styles.notice}>
      <div className={styles.column}>
        <p role="status" className={styles.text}>
          {ended ? t('sessionEnded') : t('sessionEnds', { time: formatTimeOfDay(endsAt, locale) })}
        </p>
        <div className={styles.ways}>
          <Button className={styles.way} onClick={onLogin}>
            {t('logInAgain')}
          </Button>
          <Button tone="plain" className={styles.way} onClick={onClose}>
            {ended ? t('closeNotice') : t('later')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A dialog that opens or goes is told by its `open`. */
function watchDialogs(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The top modal dialog, around which the page is inert; else the page itself. */
function topLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** The `createPortal` target for what must be reachable whatever dialog is open. */
function useTopLayer(): Element {
  return useSyncExternalStore(watchDialogs, topLayer, topLayer);
}
