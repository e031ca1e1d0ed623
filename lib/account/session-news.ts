import 'client-only';

/** What one tab tells the others: somebody has logged in, or the session is over. */
type SessionNews = 'begun' | 'ended';

type OnNews = (news: SessionNews) => unknown;

const CHANNEL = 'segara-session';

/** Who listens in this page, all by one channel: what is said through it, it does not hear itself. */
const listeners = new Set<OnNews>();
let ownEar: BroadcastChannel | undefined;

/** Tells the shop's other tabs in this browser. */
export function tellOtherTabs(news: SessionNews): void {
  const channel = ownEar ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  if (channel !== ownEar) channel.close();
}

/** Calls back for what other tabs tell, until what it returns is called. */
export function hearOtherTabs(onNews: OnNews): () => void {
  listeners.add(onNews);
  ownEar ??= openEar();
  return () => {
    listeners.delete(onNews);
    if (listeners.size > 0) return;
    ownEar?.close();
    ownEar = undefined;
  };
}

function openEar(): BroadcastChannel {
  const ear = new BroadcastChannel(CHANNEL);
  ear.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    for (const onNews of listeners) onNews(data);
  };
  return ear;
}
