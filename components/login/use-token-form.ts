'use client';

import { useSearchParams } from 'next/navigation';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useFocusFirstFault } from '@/components/hooks/use-focus-first-fault';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import type { ApiError } from '@/lib/errors/api-error';
import { faultAt } from '@/lib/errors/failure-words';

type TokenForm = {
  send: (entered: { token: string; password: string }) => Promise<unknown>;
  error: ApiError | undefined;
  /** Forgets what became of the last try. */
  reset: () => void;
  /** What is said at the field when nothing was typed. */
  needed: string;
};

/**
 * What a form does that a mail's link leads to: it sends a password with the token in the page's address, if there is
 * one. `form` and `submit` are its own, the rest is to be shown.
 */
export function useTokenForm({ send, error, reset, needed }: TokenForm) {
  const token = useSearchParams().get('token');
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<{ password: string }>();
  useFocusFirstFault(form, missing ?? error);

  // The page is kept when it is left; neither a password nor what became of it shall be in it then.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  const [run, busy] = useSingleFlight(async (password: string) => {
    if (token) await send({ token, password });
    setMissing(undefined);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password) void run(password);
    else setMissing({ password: needed });
  };

  return { token, form, submit, busy, fault: missing?.password ?? faultAt(error, 'password') };
}
