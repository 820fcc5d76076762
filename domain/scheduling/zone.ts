import { formatsByZone } from './zone-formats.ts';

const formatFor = formatsByZone('en', {});

/** Whether a name is a time zone that can be computed with, such as Africa/Lagos. Fixed offsets and abbreviations are refused. */
export function isZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z_]+\/[A-Za-z0-9_+/-]+$/.test(name)) return false;
  try {
    formatFor(name);
    return true;
  } catch {
    return false;
  }
}
