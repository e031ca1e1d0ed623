'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useFocusFirstFault } from '@/components/hooks/use-focus-first-fault';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import type { ApiError } from '@/lib/errors/api-error';
import { failureWords, faultAt, SILENT } from '@/lib/errors/failure-words';

type EntryForm<Name extends string> = {
  /** The fields, all of them required, with their labels. */
  labels: Record<Name, string>;
  send: (entered: Record<Name, string>) => Promise<unknown>;
  error: ApiError | undefined;
  /** Forgets what became of the last try. */
  reset: () => void;
  /** A dialog speaks of the failure first, and has the focus. */
  alerted?: boolean;
};

/** What was entered; an e-mail is trimmed, a password taken as it is. */
function valueIn(form: HTMLFormElement, name: string): string {
  const value = String(new FormData(form).get(name) ?? '');
  return name === 'email' ? value.trim() : value;
}

/**
 * What the short forms of an account share: required fields, one send at a time, focus on the first fault, and nothing
 * left behind when the page is left. `form` and `submit` are the form's own, the rest is to be shown.
 */
export function useEntryForm<Name extends string>(options: EntryForm<Name>) {
  const { labels, send, error, reset, alerted = false } = options;
  const t = useTranslations('validation');
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Partial<Record<Name, string>>>();
  useFocusFirstFault(form, alerted ? undefined : (missing ?? error));

  // Next keeps a left page mounted, hidden: no password and no answer may stay in it.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  // A message stays until the answer is there: were it gone at once, the form would move under a second press.
  const [run, busy] = useSingleFlight(async (entered: Record<Name, string>) => {
    await send(entered);
    setMissing(undefined);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = { ...labels };
    const empty: Partial<Record<Name, string>> = {};
    for (const name in labels) {
      entered[name] = valueIn(event.currentTarget, name);
      if (entered[name] === '') empty[name] = t('required', { field: labels[name] });
    }
    if (Object.keys(empty).length === 0) void run(entered);
    else setMissing(empty);
  };
  const faultOf = (name: Name) => (missing ? missing[name] : faultAt(error, name));

  return { form, submit, busy, isMissing: missing !== undefined, faultOf };
}

/** Says what went wrong; `contact` is whom to write to where the shop's server has no such call. */
export function useFailureText(contact: string): (error: ApiError) => string {
  const t = useTranslations('password');

  return (error) => t('failed', { ...failureWords(error, t('failed', SILENT)), contact });
}
