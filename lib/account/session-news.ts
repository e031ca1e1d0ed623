import 'client-only';

/** What one tab tells the others: somebody has logged in, or the session is over. */
export type SessionNews = 'begun' | 'ended';

const CHANNEL = 'segara-session';

/** Tells the shop's other tabs in this browser. */
export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Calls back for what other tabs tell, until what it returns is called. */
export function hearOtherTabs(onNews: (news: SessionNews) => unknown): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => onNews(data);
  return () => channel.close();
}
