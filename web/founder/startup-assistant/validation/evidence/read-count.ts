import { readWrittenCount } from '#domain/written-number.ts';

/** A count as people write it: "8,000", "about 600", "20k". NaN where it is none. */
export function readCount(text: unknown): number {
  const read = readWrittenCount(String(text ?? ''));
  return read.ok ? read.count : Number.NaN;
}
