import { readFileSync } from 'node:fs';

/** One request that a real Moodle 4.5 was sent, and its answer. */
export interface Recording {
  note: string | null;
  /** As it was sent; `<MOODLE_TOKEN>` stands for the token. */
  sent: string;
  status: number;
  answer: unknown;
}

const file = new URL('fixtures/moodle/recordings.json', import.meta.url);
export const recordings: Record<string, Recording> = JSON.parse(readFileSync(file, 'utf8'));

export function recordingOf(name: string): Recording {
  const found = recordings[name];
  if (!found) throw new Error(`there is no recording ${name}`);
  return found;
}
