import { afterEach, describe, expect, it, vi } from 'vitest';
import { listZones } from './list-zones.ts';
import { cityOf, currentZoneName, regionOf } from './zone-names.ts';

afterEach(() => vi.unstubAllGlobals());

/** One name for all that are the same zone, whichever of them the platform keeps. */
const sameZone = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

describe('currentZoneName', () => {
  it.each([
    ['Africa/Asmera', 'Africa/Asmara'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/Catamarca', 'America/Argentina/Catamarca'],
    ['America/Cordoba', 'America/Argentina/Cordoba'],
    ['America/Godthab', 'America/Nuuk'],
    ['America/Indianapolis', 'America/Indiana/Indianapolis'],
    ['America/Jujuy', 'America/Argentina/Jujuy'],
    ['America/Louisville', 'America/Kentucky/Louisville'],
    ['America/Mendoza', 'America/Argentina/Mendoza'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Atlantic/Faeroe', 'Atlantic/Faroe'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Pacific/Enderbury', 'Pacific/Kanton'],
    ['Pacific/Ponape', 'Pacific/Pohnpei'],
    ['Pacific/Truk', 'Pacific/Chuuk'],
  ])('calls %s by its name of today, %s', (old, today) => {
    expect(currentZoneName(old)).toBe(today);
    expect(sameZone(today)).toBe(sameZone(old));
  });

  it('never changes the zone, only its name', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) expect(sameZone(currentZoneName(zone))).toBe(sameZone(zone));
  });
});

it.each([
  ['Africa/Lagos', 'Africa', 'Lagos'],
  ['America/Indianapolis', 'America', 'Indianapolis, Indiana'],
  ['America/Port_of_Spain', 'America', 'Port of Spain'],
  ['Atlantic/Cape_Verde', 'Atlantic Ocean', 'Cape Verde'],
  ['Indian/Mauritius', 'Indian Ocean', 'Mauritius'],
  ['Pacific/Truk', 'Pacific Ocean', 'Chuuk'],
  ['Etc/GMT+5', 'Other', ''],
  ['UTC', 'Other', ''],
])('%s lies in %s, its city is "%s"', (zone, region, city) => {
  expect([regionOf(zone), cityOf(zone)]).toEqual([region, city]);
});

it('offers a browser that cannot list zones one for each offset where most people live', () => {
  vi.stubGlobal('Intl', { DateTimeFormat: Intl.DateTimeFormat });
  const groups = listZones(Date.UTC(2026, 10, 23));
  const cities = groups.map(({ region, zones }) => `${region}: ${zones.map(({ zone }) => cityOf(zone)).join(', ')}`);
  expect(cities.join('\n')).toMatchInlineSnapshot(`
    "Africa: Accra, Cairo, Casablanca, Johannesburg, Lagos, Nairobi
    America: Chicago, Denver, Halifax, Los Angeles, Mexico City, New York, Sao Paulo, St Johns
    Asia: Dhaka, Dubai, Jakarta, Karachi, Kathmandu, Kolkata, Shanghai, Tehran, Tokyo
    Australia: Adelaide, Sydney
    Europe: Berlin, Istanbul, London
    Pacific Ocean: Auckland, Honolulu
    Other: "
  `);
});
