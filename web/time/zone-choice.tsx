import { useState } from 'react';
import { showTime, zoneLabel } from '#domain/scheduling/show-time.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { useViewerZone } from './viewer-zone.ts';
import { useZoneOptions } from './zone-options.ts';

/** Says which zone times are shown in, and lets another be chosen. The moments themselves stay what they are. */
export function ZoneChoice() {
  const { zone } = useViewerZone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={`Times are in ${zoneLabel(zone, Date.now())}. Change`} onToggle={setIsOpen}>
      {isOpen && <ZoneSelect />}
    </Disclosure>
  );
}

function ZoneSelect() {
  const { zone, setZone } = useViewerZone();
  const options = useZoneOptions(zone);
  return (
    <SelectField
      id="time-zone"
      label="Time zone"
      hint={`It is ${showTime(Date.now(), zone).time} there now. This device remembers your choice.`}
      options={options}
      value={zone}
      onChange={(event) => setZone(event.target.value)}
      className="max-w-sm py-1 text-base text-ink"
    />
  );
}
