import { useMemo } from 'react';
import { listZones } from '#domain/scheduling/list-zones.ts';

/** Every zone by its city, so that typing its first letters finds it, in groups by part of the world; `zone` among them. */
export function useZoneOptions(zone: string): { value: string; label: string; group: string }[] {
  return useMemo(
    () =>
      listZones(Date.now(), zone).flatMap(({ region, zones }) =>
        zones.map((one) => ({ value: one.zone, label: one.label, group: region })),
      ),
    [zone],
  );
}
