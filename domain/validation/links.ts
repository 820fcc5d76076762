import { INTAKE_LIMITS } from './intake-fields.ts';

/** True for a complete web address without a user name: the only links that a report shows. */
export function isSafeLink(link: string): boolean {
  if (link.length > INTAKE_LIMITS.linkLength || !/^https?:\/\/[^\s"<>\\`{}|^]+$/iu.test(link)) return false;
  try {
    const { hostname, username, password } = new URL(link);
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}
