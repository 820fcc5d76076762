import { formatsByZone } from './zone-formats.ts';

/** Swedes write days as ISO 8601 does. */
const formatFor = formatsByZone('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day ("YYYY-MM-DD") on the wall of a zone at an instant (milliseconds since 1970, UTC). For the browser too. */
export function zonedDay(at: number, zone: string): string {
  return formatFor(zone).format(at);
}
