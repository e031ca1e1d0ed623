import 'client-only';

/** What one tab tells the others: somebody has logged in, or the session is over. */
export type SessionNews = 'begun' | 'ended';

const CHANNEL = 'segara-session';

/** This page's own ear: what is said through it, it does not hear itself. */
let ownEar: BroadcastChannel | undefined;

/** Tells the shop's other tabs in this browser. */
export function tellOtherTabs(news: SessionNews): void {
  const channel = ownEar ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  if (channel !== ownEar) channel.close();
}

/** Calls back for what other tabs tell, until what it returns is called. */
export function hearOtherTabs(onNews: (news: SessionNews) => unknown): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => onNews(data);
  ownEar = channel;
  return () => {
    channel.close();
    if (ownEar === channel) ownEar = undefined;
  };
}
