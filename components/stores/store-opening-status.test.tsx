import { act, screen } from '@testing-library/react';
import { MessagesProvider } from '@/components/layout/messages-provider';
import { pickMessages } from '@/lib/i18n/client-messages';
import type { OpeningTimes } from '@/lib/stores/opening-hours';
import { renderPage } from '@/lib/testing/render-page';
import { StoreOpeningStatus } from './store-opening-status';

const TIMES: OpeningTimes = {
  timeZone: 'Asia/Makassar',
  hours: [{ days: ['saturday'], opens: '11:00', closes: '01:00' }],
  holidays: [],
};
const WORDS = ['openUntil', 'closingSoon', 'opensToday', 'opensOn', 'closedNow'] as const;

function show(time: string, locale: 'en' | 'id' = 'en') {
  jest.useFakeTimers({ now: new Date(`${time}+08:00`) });
  return renderPage(
    <MessagesProvider messages={pickMessages(locale, 'stores', WORDS)}>
      <StoreOpeningStatus times={TIMES} />
    </MessagesProvider>,
    { locale },
  );
}

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['2026-11-21T15:00', 'en', 'Open now, until 01:00'],
  ['2026-11-22T00:40', 'id', 'Masih buka, tutup pukul 01.00'],
  ['2026-11-21T10:00', 'en', 'Closed, opens at 11:00'],
  ['2026-11-22T01:00', 'id', 'Tutup, buka Sabtu pukul 11.00'],
] as const)('at %s it says (%s): %s', (time, locale, said) => {
  show(time, locale);
  expect(screen.getByText(said)).toBeVisible();
});

it('updates when the store closes', () => {
  show('2026-11-22T00:59');
  expect(screen.getByText('Open, closes at 01:00')).toBeVisible();
  act(() => jest.advanceTimersByTime(70_000));
  expect(screen.getByText('Closed, opens Saturday at 11:00')).toBeVisible();
});
