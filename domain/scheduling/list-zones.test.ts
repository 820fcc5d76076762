import { afterEach, describe, expect, it, vi } from 'vitest';
import { listZones } from './list-zones.ts';

const at = Date.UTC(2026, 10, 23);
const allOf = (groups: ReturnType<typeof listZones>) => groups.flatMap(({ zones }) => zones);

afterEach(() => vi.unstubAllGlobals());

describe('listZones', () => {
  it('lists every zone once, by part of the world and city, with its offset', () => {
    const groups = listZones(at);
    expect(groups.map(({ region }) => region)).toEqual([
      'Africa',
      'America',
      'Antarctica',
      'Arctic',
      'Asia',
      'Atlantic Ocean',
      'Australia',
      'Europe',
      'Indian Ocean',
      'Pacific Ocean',
      'Other',
    ]);
    expect(allOf(groups).length).toBeGreaterThan(400);
    expect(new Set(allOf(groups).map(({ zone }) => zone)).size).toBe(allOf(groups).length);
    const [africa] = groups;
    expect(africa?.zones).toContainEqual({ zone: 'Africa/Lagos', label: 'Lagos (GMT+1)' });
    expect(africa?.zones.map(({ label }) => label)).toEqual(
      africa?.zones.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });

  it('calls cities by the names of today', () => {
    const zones = allOf(listZones(at)).map(({ zone }) => zone);
    expect(zones).toContain('Asia/Kolkata');
    expect(zones).not.toContain('Asia/Calcutta');
  });

  it('gives common zones and the own one to a browser that cannot list them', () => {
    vi.stubGlobal('Intl', { DateTimeFormat: Intl.DateTimeFormat });
    const zones = allOf(listZones(at, 'Africa/Kigali')).map(({ zone }) => zone);
    expect(zones).toEqual(expect.arrayContaining(['Africa/Lagos', 'Africa/Kigali', 'UTC']));
    expect(zones.length).toBeLessThan(50);
  });

  it('leaves out an own zone that does not exist', () => {
    expect(allOf(listZones(at, 'Mars/Base')).map(({ zone }) => zone)).not.toContain('Mars/Base');
  });
});
