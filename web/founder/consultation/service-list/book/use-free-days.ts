import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#ui/slot-picker/slot-days.ts';
import { dayIn } from '#web/time/moments.ts';
import { freeTimesQuery } from '../../consultation-queries.ts';
import { dayWindows, toSlotDays } from './free-days.ts';

type FreeDaysOf = {
  serviceId: string;
  adviserId: string | null;
  zone: string;
  horizonDays: number;
  /** When the service is next free: where to open. */
  nextFreeAt: string | null;
};

/** The days of a service that can be booked, read five weeks at a time as they come on show. */
export function useFreeDays({ serviceId, adviserId, zone, horizonDays, nextFreeAt }: FreeDaysOf) {
  const today = dayIn(Date.now(), zone);
  const lastDay = addDays(today, horizonDays);
  const startDay = nextFreeAt === null ? today : dayIn(nextFreeAt, zone);
  const [shownTo, setShownTo] = useState('');
  const until = [shownTo, addDays(startDay, 27)].reduce((a, b) => (a > b ? a : b));
  const windows = dayWindows(today, until, lastDay);
  const reads = useQueries({
    queries: windows.map(({ from, to }) => freeTimesQuery({ serviceId, from, to, zone, adviserId })),
  });
  const failed = reads.find(({ isError, data }) => isError && !data);
  const days = toSlotDays(
    { today, lastDay, zone },
    reads.flatMap(({ data }) => data?.days ?? []),
  );
  return {
    days,
    /** Known only once every day was read. */
    isNothingFree: days.every(({ slots }) => slots?.length === 0),
    startDay,
    /** A little ahead, so that the next weeks are there when somebody goes on. */
    showTo: (day: string) => setShownTo(addDays(day, 7)),
    failure: failed && { error: failed.error, retry: () => void failed.refetch() },
  };
}
