import { SHARE_CHANNELS } from '@/content/share-channels';
import { campaignPath, channelAddress } from './share-link';

it('counts where a link was shared, and what', () => {
  expect(campaignPath('/id/bayuharlow', 'whatsapp', 'rider-bayuharlow')).toBe(
    '/id/bayuharlow?utm_source=whatsapp&utm_medium=share&utm_campaign=rider-bayuharlow',
  );
});

it.each(SHARE_CHANNELS.map((channel) => [channel.name, channel] as const))(
  'hands link and words to %s unharmed',
  (_, channel) => {
    const url = 'https://segara.example/bayuharlow?utm_source=a&utm_medium=share';
    const text = 'Bayu & “friends” {url}?';
    const address = new URL(channelAddress(channel, url, text));
    const values = [...address.searchParams.values()].join(' ');
    expect(values).toContain(url);
    if (channel.address.includes('{text}')) expect(values).toContain(text);
  },
);
