import { queryOptions } from '@tanstack/react-query';
import { listFreeTimes, listServices, readService } from '#contract/consultation/consultation.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

export const servicesKey = ['consultation', 'services'] as const;

export const servicesQuery = queryOptions({
  queryKey: [...servicesKey, 'list'],
  queryFn: ({ signal }) => call(listServices, {}, { signal }),
  staleTime: freshness.services,
});

export function serviceQuery(serviceId: string) {
  return queryOptions({
    queryKey: [...servicesKey, 'one', serviceId],
    queryFn: ({ signal }) => call(readService, { params: { serviceId } }, { signal }),
    staleTime: freshness.services,
  });
}

export type FreeTimesQuery = {
  serviceId: string;
  /** Calendar days of `zone`, both inclusive. */
  from: string;
  to: string;
  zone: string;
  adviserId: string | null;
};

/** The free times of every service: out of date once somebody has held, moved or let go a time. */
export const freeTimesKey = ['consultation', 'free times'] as const;

export function freeTimesQuery({ serviceId, from, to, zone, adviserId }: FreeTimesQuery) {
  return queryOptions({
    queryKey: [...freeTimesKey, serviceId, from, to, zone, adviserId],
    queryFn: ({ signal }) => {
      const query = { from, to, zone, adviserId: adviserId ?? undefined };
      return call(listFreeTimes, { params: { serviceId }, query }, { signal });
    },
    staleTime: freshness.freeTimes,
  });
}
