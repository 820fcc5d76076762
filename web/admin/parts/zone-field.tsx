import type { ComponentProps } from 'react';
import { listZones } from '#domain/scheduling/list-zones.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { viewerZone } from './zone-time.ts';

type ZoneFieldProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> & {
  /** Offered first, after the zone of this device. */
  first?: readonly string[];
};

/** A time zone by its city, the likely ones first; typing letters leads to it. */
export function ZoneField({ first = [], ...field }: ZoneFieldProps) {
  const now = Date.now();
  const likely = [...new Set([viewerZone(), ...first])];
  const others = listZones(now)
    .flatMap(({ zones }) => zones)
    .filter(({ zone }) => !likely.includes(zone));
  const options = [...likely.map((zone) => ({ zone, label: zoneLabel(zone, now) })), ...others];
  return <SelectField {...field} options={options.map(({ zone, label }) => ({ value: zone, label }))} />;
}
