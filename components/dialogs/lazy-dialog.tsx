'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useCloseOnBack } from '@/components/hooks/layer-history';
import { MessagesProvider } from '@/components/layout/messages-provider';
import { callApi } from '@/lib/api-client/call-api';
import type { Locale } from '@/lib/contract/locale';
import type { ClientMessages } from '@/lib/i18n/client-messages';

type Closable = { onClose: () => void };
export type DialogLoader = () => Promise<ComponentType<Closable>>;

/** A lazily loaded dialog whose only prop is `onClose`. */
export function LazyDialog({ load, onClose }: Closable & { load: DialogLoader }) {
  return (
    <LazyModalContent load={load} onClose={onClose}>
      {(Content) => <Content onClose={onClose} />}
    </LazyModalContent>
  );
}

type LazyModalContentProps<Content> = {
  /** Must be stable, because a new function loads the content again. */
  load: () => Promise<Content>;
  onClose: () => void;
  children: (content: Content) => ReactNode;
};

/**
 * Modal content whose code and messages are loaded when it is first opened, to keep them out of the page.
 */
export function LazyModalContent<Content>({ load, onClose, children }: LazyModalContentProps<Content>) {
  const { parts, failed } = useLazyParts(load);
  useCloseElsewhere(onClose);

  if (failed) return <PartFailed onClose={onClose} />;
  if (!parts) return <Loading onClose={onClose} />;
  return <MessagesProvider messages={parts.messages}>{children(parts.content)}</MessagesProvider>;
}

/** Shows that the content is being loaded. Back cancels the opening. */
function Loading({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return <i className="waits" />;
}

/** Shows that loading failed. If the dialog's own code cannot be loaded either, a plain dialog is shown. */
function PartFailed({ onClose }: { onClose: () => void }) {
  const t = useTranslations('session');
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
  const t = useTranslations('common');

  return (
    <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose}>
      <p>{title}</p>
      <button type="button" onClick={onClose}>
        {t('ok')}
      </button>
    </dialog>
  );
}

/** Optional content that is loaded without a user action. A failure to load it is ignored. */
export function LazyComponent<Content>({
  load,
  children,
}: Pick<LazyModalContentProps<Content>, 'load' | 'children'>) {
  const { parts } = useLazyParts(load);

  if (!parts) return null;
  return <MessagesProvider messages={parts.messages}>{children(parts.content)}</MessagesProvider>;
}

/** Closes the dialog on navigation, including Back, because the header's dialogs stay mounted across pages. */
function useCloseElsewhere(onClose: () => void): void {
  const path = usePathname();
  const [openedAt] = useState(path);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (path !== openedAt) close();
  }, [path, openedAt]);
}

/**
 * Loads code together with the messages of lazy parts. `failed` is true if either could not be loaded.
 * @param load a stable function: a new one loads again
 */
function useLazyParts<Content>(load: () => Promise<Content>) {
  const locale = useLocale();
  const { data: messages, error } = useSWRImmutable(['/api/texts', locale], fetchMessages, {
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

  return { parts: content && messages && { content, messages }, failed: failed || error !== undefined };
}

async function fetchMessages([path, locale]: readonly [string, Locale]): Promise<ClientMessages> {
  const { data } = await callApi<ClientMessages>(path, { locale });
  return data;
}
