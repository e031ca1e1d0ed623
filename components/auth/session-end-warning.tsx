'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefCallback, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { useProfile } from '@/lib/account/use-account';
import { useSession } from '@/lib/account/use-session';
import { useEndSessionAt } from '@/lib/account/use-session-end';
import { formatTimeOfDay } from '@/lib/format/dates';
import { CredentialsForm } from './credentials-form';
import styles from './session-end-warning.module.scss';

/**
 * Announces that the session will end, and later that it has ended. The page and its dialogs stay open. The
 * login is offered in a dialog above them. `endsAt` is in milliseconds since the epoch.
 */
export function SessionEndWarning({ endsAt, onClose }: { endsAt: number; onClose: () => void }) {
  const topLayer = useTopLayer();
  const { loggedIn } = useSession();
  const { profile } = useProfile();
  const [email, setEmail] = useState<string>();
  const [putOff, setPutOff] = useState(false);
  const [asking, setAsking] = useState(false);
  // The element that contains the notice while the login dialog is open. The notice is not moved into that dialog,
  // so that the focus can return to the notice.
  const [place, setPlace] = useState<Element>();
  const notice = useGiveBackFocus();
  useEndSessionAt(endsAt);
  useEffect(() => {
    if (!asking) setPlace(undefined);
  }, [asking]);
  const askToLogin = () => {
    setPlace(topLayer);
    setAsking(true);
  };
  // The profile is cleared with the session, but its email address is needed for the new login.
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
      {asking && <LoginAgainDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

type LoginAgainDialogProps = {
  /** The email address of the last session, if known. */
  email: string | undefined;
  onClose: () => void;
};

/** The login form in a dialog above the current page. */
function LoginAgainDialog({ email, onClose }: LoginAgainDialogProps) {
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
 * For an element that is shown without a user action: if it is removed while it has the focus, the focus
 * returns to the element that had it before.
 * @returns the `ref` of the element
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
function SessionEndNotice({ ref, endsAt, ended, onLogin, onClose }: SessionEndNoticeProps) {
  const t = useTranslations('account');
  const locale = useLocale();

  return (
    <div ref={ref} className={styles.notice}>
      <div className={styles.column}>
        <p role="status" className={styles.text}>
          {ended ? t('sessionEnded') : t('sessionEnds', { time: formatTimeOfDay(endsAt, locale) })}
        </p>
        <div className={styles.actions}>
          <Button className={styles.action} onClick={onLogin}>
            {t('logInAgain')}
          </Button>
          <Button tone="plain" className={styles.action} onClick={onClose}>
            {ended ? t('closeNotice') : t('later')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Calls back when a dialog is opened, closed or removed. */
function watchDialogs(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** Returns the top modal dialog, which makes the page around it inert, or the body. */
function topLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** Returns the `createPortal` target for content that must be reachable above any dialog. */
function useTopLayer(): Element {
  return useSyncExternalStore(watchDialogs, topLayer, topLayer);
}
