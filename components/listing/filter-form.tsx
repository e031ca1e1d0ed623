'use client';

import { useRouter } from 'next/navigation';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useTransition,
} from 'react';
import { isLayerEntry, openLayer } from '@/components/hooks/layer-history';
import { type Arrival, expectArrival, expectedArrival } from '@/components/hooks/navigation';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import type * as Queries from '@/lib/listing/query';

type FilterFormProps = {
  /** The path of the listing in the page's language. */
  path: string;
  hasLanding: boolean;
  /** True if the form is on the landing page, which the listing replaces. */
  onLanding: boolean;
  className?: string | undefined;
  children: ReactNode;
};

function searchOf(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') search.append(key, value);
  return search;
}

/** Closes the surrounding panel and focuses the number of results. */
function closePanel(form: HTMLFormElement): void {
  const details = form.closest('details');
  if (details) details.open = false;
  details?.parentElement?.querySelector<HTMLElement>('[data-results]')?.focus();
}

/** Lets Back close the panel that a visitor has opened. Returns the cleanup. */
function closeOnBack(details: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let release = (): void => undefined;

  const close = () => {
    const hadFocus = details.contains(document.activeElement);
    details.open = false;
    if (hadFocus) details.querySelector('summary')?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    const isSummary = target instanceof Element && target.closest('summary') !== null;
    // The browser opens the panel after the click event.
    if (isSummary && !details.open) release = openLayer(close);
  };
  const onToggle = () => details.open || release();

  // Back to a page that was left with an open panel.
  if (details.open && isLayerEntry()) release = openLayer(close);
  details.addEventListener('click', onClick, { signal });
  details.addEventListener('toggle', onToggle, { signal });
  return () => {
    listening.abort();
    release();
  };
}

/** Loads the query code on first use. If it cannot be loaded, the browser submits the form. */
function withQueries(form: HTMLFormElement, act: (queries: typeof Queries) => void): Promise<void> {
  return import('@/lib/listing/query').then(act, () => form.submit());
}

/** A selector for the focused control, to focus its counterpart on the next page. */
function focusedControl(form: HTMLFormElement | null): string | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement) || !form?.contains(control)) return undefined;
  const value = control.type === 'number' ? '' : `[value="${CSS.escape(control.value)}"]`;
  return `[name="${control.name}"]${value}`;
}

/** A GET form that submits itself on change once hydrated. The panel around it stays open. */
export function FilterForm({ path, hasLanding, onLanding, className, children }: FilterFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [waiting, startWaiting] = useTransition();

  const show = (form: HTMLFormElement, arrival: Omit<Arrival, 'path'>) => {
    const search = searchOf(form);
    return withQueries(form, ({ listingPath, parseQuery }) => {
      expectArrival({ path, ...arrival });
      const href = listingPath({ path, hasLanding }, parseQuery(search));
      startWaiting(() => router.push(href, { scroll: onLanding }));
    });
  };
  const onChange = useEffectEvent((form: HTMLFormElement) => show(form, { open: true }));

  // React's `onChange` fires for every digit of a price, so the native event is used.
  useEffect(() => {
    const form = ref.current;
    const choose = () => form && void onChange(form);
    form?.addEventListener('change', choose);
    return () => form?.removeEventListener('change', choose);
  }, []);

  useLayoutEffect(() => {
    const arrival = expectedArrival(path);
    const details = ref.current?.closest('details');
    if (!arrival || !details) return;
    details.open = arrival.open ?? false;
    if (arrival.control)
      ref.current?.querySelector<HTMLElement>(arrival.control)?.focus({ preventScroll: true });
  }, [path]);

  useEffect(() => {
    const details = ref.current?.closest('details');
    return details ? closeOnBack(details) : undefined;
  }, []);

  useOnLeave(() => {
    const arrival = expectedArrival(path);
    const control = focusedControl(ref.current);
    if (arrival?.open && control) expectArrival({ ...arrival, control });
    // Makes the controls match the results after Back.
    ref.current?.reset();
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void withQueries(form, ({ parseQuery, serialiseQuery }) => {
      const asked = serialiseQuery(parseQuery(searchOf(form)));
      const shown = serialiseQuery(parseQuery(new URLSearchParams(location.search)));
      if (!onLanding && asked === shown) return closePanel(form);
      void show(form, { focus: 'results' });
    });
  };

  return (
    <form
      ref={ref}
      action={path}
      method="get"
      noValidate
      className={className}
      data-busy={waiting || undefined}
      aria-busy={waiting}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
