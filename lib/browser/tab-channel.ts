import 'client-only';

/** A message to the other tabs of the shop: a login, the end of the session, or a changed cart. */
export type TabMessage = 'login' | 'logout' | 'cart';

type OnMessage = (message: TabMessage) => unknown;

const NAME = 'segara';

/**
 * The channel that this page listens on. The page also sends through it, because a channel does not receive
 * the messages that it sends.
 */
let listening: BroadcastChannel | undefined;

export function notifyOtherTabs(message: TabMessage): void {
  const channel = listening ?? new BroadcastChannel(NAME);
  channel.postMessage(message);
  if (channel !== listening) channel.close();
}

/** Listens until the returned function is called. There is one listener per page. */
export function listenToOtherTabs(onMessage: OnMessage): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  listening = channel;
  return () => {
    channel.close();
    listening = undefined;
  };
}
