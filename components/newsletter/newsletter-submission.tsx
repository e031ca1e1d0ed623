'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type DialogLoader, LazyDialog } from '@/components/dialogs/lazy-dialog';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';

const loadSending = () => import('@/lib/leads/send-subscription');
const DIALOGS: Record<'done' | 'taken', DialogLoader> = {
  done: () => import('./newsletter-dialogs').then(({ SubscribedDialog }) => SubscribedDialog),
  taken: () => import('./newsletter-dialogs').then(({ AlreadySubscribedDialog }) => AlreadySubscribedDialog),
};

type NewsletterSubmitButtonProps = { className: string; children: ReactNode };

/** The form's button, disabled until hydration. */
export function NewsletterSubmitButton(props: NewsletterSubmitButtonProps) {
  return <button {...useDisabledUntilHydrated()} {...props} type="submit" />;
}

type NewsletterSubmissionProps = { className: string | undefined; children: ReactNode };

/** Submits the form with JavaScript and shows the result. A failure is only logged to the console (spec §8). */
export function NewsletterSubmission({ className, children }: NewsletterSubmissionProps) {
  const [state, setState] = useState<'busy' | 'done' | 'taken'>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state || !new FormData(form).get('email')) return;

    setState('busy');
    let outcome: 'done' | 'taken' | undefined;
    try {
      const { sendSubscription } = await loadSending();
      outcome = await sendSubscription(form, event.timeStamp);
    } finally {
      setState(outcome);
    }
  };

  return (
    <>
      <form
        method="dialog"
        className={className}
        aria-busy={state === 'busy'}
        onSubmit={submit}
        onFocus={async ({ currentTarget }) => (await loadSending()).prepareCaptcha(currentTarget)}
      >
        {children}
      </form>
      {state && state !== 'busy' && <LazyDialog load={DIALOGS[state]} onClose={() => setState(undefined)} />}
    </>
  );
}
