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
import { closeLayerOnBack } from '@/components/hooks/layer-history';
import {
  getNextListingState,
  type NextListingState,
  setNextListingState,
} from '@/components/hooks/navigation';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import type * as Queries from '@/lib/listing/query';

type FilterFormProps = {
  /** The path of the listing in the page's language. */
  path: string;
  hasLanding: boolean;
  /** True if the form is on the landing page, from which it leads to the listing. */
  onLanding: boolean;
  className?: string | undefined;
  children: ReactNode;
};

function searchOf(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') search.append(key, value);
  return search;
}

/** Returns the popover around the form. */
const panelOf = (form: HTMLFormElement | null) => form?.closest<HTMLElement>('[popover]');

/** Closes the panel and focuses the number of results. */
function closePanel(form: HTMLFormElement): void {
  const panel = panelOf(form);
  panel?.hidePopover();
  panel?.parentElement?.querySelector<HTMLElement>('[data-results]')?.focus();
}

/**
 * Lets Back close a panel that a visitor has opened, but not a panel that stayed open after a navigation. Returns the
 * cleanup.
 */
function handlePanel(panel: HTMLElement): () => void {
  let release = (): void => undefined;
  const onToggle = ({ newState }: ToggleEvent) => {
    release();
    if (newState === 'closed') delete panel.dataset.stays;
    else if (!panel.dataset.stays) release = closeLayerOnBack(() => panel.hidePopover());
  };
  panel.addEventListener('toggle', onToggle);
  return () => {
    panel.removeEventListener('toggle', onToggle);
    release();
  };
}

/** Opens the panel without an animation, as it was on the previous page. */
function keepOpen(panel: HTMLElement, { control, scrolled = 0 }: NextListingState): void {
  panel.dataset.stays = 'true';
  panel.showPopover();
  if (control) panel.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  panel.scrollTop = scrolled;
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

/**
 * A GET form that, once hydrated, navigates on every change. The panel around it stays open on the next page.
 */
export function FilterForm({ path, hasLanding, onLanding, className, children }: FilterFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [waiting, startWaiting] = useTransition();

  const show = (form: HTMLFormElement, arrival: Omit<NextListingState, 'path'>) => {
    const search = searchOf(form);
    return withQueries(form, ({ listingPath, parseListingQuery }) => {
      setNextListingState({ path, ...arrival });
      const href = listingPath({ path, hasLanding }, parseListingQuery(search));
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
    const arrival = getNextListingState(path);
    const panel = panelOf(ref.current);
    if (panel && arrival?.open) keepOpen(panel, arrival);
  }, [path]);

  useEffect(() => {
    const panel = panelOf(ref.current);
    return panel ? handlePanel(panel) : undefined;
  }, []);

  useOnPageLeave(() => {
    const arrival = getNextListingState(path);
    const panel = panelOf(ref.current);
    if (arrival?.open)
      setNextListingState({ ...arrival, control: focusedControl(ref.current), scrolled: panel?.scrollTop });
    panel?.hidePopover();
    // Makes the controls match the results after Back.
    ref.current?.reset();
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void withQueries(form, ({ parseListingQuery, formatListingQuery }) => {
      const asked = formatListingQuery(parseListingQuery(searchOf(form)));
      const shown = formatListingQuery(parseListingQuery(new URLSearchParams(location.search)));
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
