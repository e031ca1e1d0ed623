'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { callApi } from '@/lib/api-client/call-api';
import type { Locale } from '@/lib/contract/locale';
import type { ClientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider, useLocale, useTexts } from '@/lib/i18n/texts';

type Closable = { onClose: () => void };
export type LoadDialog = () => Promise<ComponentType<Closable>>;

/** A lazily loaded dialog whose only prop is `onClose`. */
export function LazyDialog({ load, onClose }: Closable & { load: LoadDialog }) {
  return (
    <LazyContent load={load} onClose={onClose}>
      {(Content) => <Content onClose={onClose} />}
    </LazyContent>
  );
}

type LazyContentProps<Content> = {
  /** A stable function, or it would be fetched again. */
  load: () => Promise<Content>;
  onClose: () => void;
  children: (content: Content) => ReactNode;
};

/** Modal content whose code and messages are loaded when it is first opened, so that no page carries them. */
export function LazyContent<Content>({ load, onClose, children }: LazyContentProps<Content>) {
  const locale = useLocale();
  const { parts, failed } = useLazyParts(load);
  useCloseElsewhere(onClose);

  if (failed) return <PartFailed onClose={onClose} />;
  if (!parts) return <i className="waits" />;
  return (
    <TextsProvider locale={locale} texts={parts.texts}>
      {children(parts.content)}
    </TextsProvider>
  );
}

/** Says so in a dialog like all others; in a bare one where the code of that does not come either. */
function PartFailed({ onClose }: { onClose: () => void }) {
  const t = useTexts('session');
  const [Message, setMessage] = useState<ComponentType<BareMessage>>();

  useEffect(() => {
    import('./message-dialog').then(
      ({ MessageDialog }) => setMessage(() => MessageDialog),
      () => setMessage(() => BareDialog),
    );
  }, []);
  const title = t('partFailed');
  return (
    Message && <Message title={navigator.onLine ? title : `${t('offline')} ${title}`} onClose={onClose} />
  );
}

type BareMessage = Closable & { title: string };

function BareDialog({ title, onClose }: BareMessage) {
  const t = useTexts('common');

  return (
    <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose}>
      <p>{title}</p>
      <button type="button" onClick={onClose}>
        {t('ok')}
      </button>
    </dialog>
  );
}

/** What nobody has asked for, loaded by itself: that it does not come is not worth a word. */
export function LazyPart<Content>({ load, children }: Pick<LazyContentProps<Content>, 'load' | 'children'>) {
  const locale = useLocale();
  const { parts } = useLazyParts(load);

  if (!parts) return null;
  return (
    <TextsProvider locale={locale} texts={parts.texts}>
      {children(parts.content)}
    </TextsProvider>
  );
}

/** Closes on navigation, Back included: the header's dialogs outlive pages. */
function useCloseElsewhere(onClose: () => void): void {
  const path = usePathname();
  const [openedAt] = useState(path);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (path !== openedAt) close();
  }, [path, openedAt]);
}

/**
 * Loads code with the messages of lazy parts. `failed` tells that one of them could not be loaded.
 * @param load a stable function: a new one loads again
 */
function useLazyParts<Content>(load: () => Promise<Content>) {
  const locale = useLocale();
  const { data: texts, error } = useSWRImmutable(['/api/texts', locale], fetchTexts, {
    shouldRetryOnError: false,
  });
  const [content, setContent] = useState<Content>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    load().then(
      (loaded) => setContent(() => loaded),
      () => setFailed(true),
    );
  }, [load]);

  return { parts: content && texts && { content, texts }, failed: failed || error !== undefined };
}

async function fetchTexts([path, locale]: readonly [string, Locale]): Promise<ClientTexts> {
  const { data } = await callApi<ClientTexts>(path, { locale });
  return data;
}
