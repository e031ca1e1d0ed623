import 'client-only';

/** What one tab of the shop tells the others: a login, the end of the session, a changed cart. */
export type TabNews = 'login' | 'logout' | 'cart';

type OnNews = (news: TabNews) => unknown;

const NAME = 'segara';

const listeners = new Set<OnNews>();
/** One for all listeners of this page: a channel does not hear what is posted through itself. */
let open: BroadcastChannel | undefined;

export function tellOtherTabs(news: TabNews): void {
  const channel = open ?? new BroadcastChannel(NAME);
  channel.postMessage(news);
  if (channel !== open) channel.close();
}

export function listenToOtherTabs(onNews: OnNews): () => void {
  listeners.add(onNews);
  open ??= openChannel();
  return () => {
    listeners.delete(onNews);
    if (listeners.size > 0) return;
    open?.close();
    open = undefined;
  };
}

function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => {
    for (const onNews of listeners) onNews(data);
  };
  return channel;
}
