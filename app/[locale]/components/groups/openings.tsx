'use client';

import { Specimen } from '@/app/[locale]/components/specimen';
import { InBrowser } from '@/components/hooks/in-browser';
import { OpenNow } from '@/components/stores/open-now';
import { DAYS, type OpeningTimes } from '@/lib/stores/opening-hours';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const timeZone = 'UTC';

/** So many minutes from now: the hour, and the day of the week or the date that it is then. */
function at(minutes: number) {
  const moment = new Date(Date.now() + minutes * MINUTE_MS);
  const written = moment.toISOString();
  const day = DAYS[(moment.getUTCDay() + 6) % 7] ?? 'monday';
  return { clock: written.slice(11, 16), day, date: written.slice(0, 10) };
}

/** Opening times under which a store is, at this moment, in each of its states. */
function timesOfEachState(): OpeningTimes[] {
  const open = (from: number, to: number, days: OpeningTimes['hours'][number]['days'] = [...DAYS]) => ({
    ...{ timeZone, holidays: [] },
    hours: [{ days, opens: at(from).clock, closes: at(to).clock }],
  });
  const { date } = at(0);

  return [
    open(-120, 300),
    open(-120, 20),
    open(120, 300),
    open(-300, -120),
    open(-120, -60, [at(3 * DAY_MINUTES).day]),
    { ...open(-120, 300), holidays: [{ date, name: 'Nyepi' }] },
    { timeZone, hours: [], holidays: [] },
  ];
}

/** Whether a store is open, in the words for each case. */
export function Openings() {
  return (
    <InBrowser>
      <Specimen state="opening">
        <EachOpening />
      </Specimen>
    </InBrowser>
  );
}

function EachOpening() {
  return timesOfEachState().map((times, index) => <OpenNow key={String(index)} times={times} />);
}
