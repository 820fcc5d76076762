import { counted } from '../counted.ts';

/** "45 minutes", "1 hour", "1 hour 30 minutes". */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
