import { zoneLabel } from './show-time.ts';
import { isZone } from './zone.ts';
import { currentZoneName, regionOf } from './zone-names.ts';

export type ZoneGroup = { region: string; zones: { zone: string; label: string }[] };

/** For browsers that cannot list what they know: a zone for each offset where most people live. */
const COMMON_ZONES = [
  'Africa/Accra',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Nairobi',
  'America/Chicago',
  'America/Denver',
  'America/Halifax',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Dhaka',
  'Asia/Dubai',
  'Asia/Jakarta',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Honolulu',
];

/**
 * All zones to choose from, by part of the world and city, with their offsets at a moment. The viewer's own is among them even
 * where the browser does not list it.
 */
export function listZones(at: number, own?: string): ZoneGroup[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : COMMON_ZONES;
  const names = [...known, 'UTC', ...(own && isZone(own) ? [own] : [])].map((zone) => {
    const name = currentZoneName(zone);
    return isZone(name) ? name : zone;
  });
  const zones = [...new Set(names)].map((zone) => ({ zone, label: zoneLabel(zone, at) }));
  zones.sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const groups = new Map<string, ZoneGroup['zones']>();
  for (const zone of zones) groups.set(regionOf(zone.zone), [...(groups.get(regionOf(zone.zone)) ?? []), zone]);
  return [...groups]
    .map(([region, members]) => ({ region, zones: members }))
    .sort(
      (a, b) => Number(a.region === 'Other') - Number(b.region === 'Other') || a.region.localeCompare(b.region, 'en'),
    );
}
