'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import {
  findOpening,
  formatClockTime,
  formatWeekday,
  type NextOpening,
  type OpeningState,
  type OpeningTimes,
} from '@/lib/stores/opening-hours';
import styles from './store-address.module.scss';

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000;
/** The last minutes before closing, in which the store is "closing soon". */
const SOON_MINUTES = 30;
/** Days that have a name. Later days are named by their weekday. */
const KEY_OF_DAYS = ['opensToday', 'opensTomorrow'] as const;

function subscribe(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, LOOK_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** Shows whether a store is open now. Static pages cannot know, so the browser fills a reserved line. */
export function StoreOpeningStatus({ times }: { times: OpeningTimes }) {
  const say = useOpeningWords();
  const minute = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  const opening = minute === undefined ? undefined : findOpening(times, new Date(minute * MINUTE_MS));

  return (
    <p className={styles.now} data-open={opening?.isOpen}>
      {opening && say(opening)}
    </p>
  );
}

function useOpeningWords(): (opening: OpeningState) => string {
  const t = useTranslations('stores');
  const locale = useLocale();

  const formatNext = (next: NextOpening) =>
    t(KEY_OF_DAYS[next.inDays] ?? 'opensOn', {
      time: formatClockTime(next.opens, locale),
      day: formatWeekday(next.day, locale),
    });

  return (opening) => {
    if (opening.isOpen) {
      const key = opening.closesInMinutes <= SOON_MINUTES ? 'closingSoon' : 'openUntil';
      return t(key, { time: formatClockTime(opening.closes, locale) });
    }
    if (opening.holiday) return t('closedFor', { holiday: opening.holiday });
    return opening.next ? formatNext(opening.next) : t('closedNow');
  };
}
