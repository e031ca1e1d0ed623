/** Somewhere a link can be passed on. `{url}` and `{text}` stand encoded in its address; with its own name it is counted. */
export type ShareChannel = { name: string; label: string; address: string };

export const SHARE_CHANNELS: readonly ShareChannel[] = [
  { name: 'whatsapp', label: 'WhatsApp', address: 'https://wa.me/?text={text}%20{url}' },
  { name: 'facebook', label: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  { name: 'x', label: 'X', address: 'https://x.com/intent/post?text={text}&url={url}' },
  { name: 'telegram', label: 'Telegram', address: 'https://t.me/share/url?url={url}&text={text}' },
  {
    name: 'line',
    label: 'LINE',
    address: 'https://social-plugins.line.me/lineit/share?url={url}&text={text}',
  },
  { name: 'email', label: 'E-mail', address: 'mailto:?subject={text}&body={url}' },
];
