import type { EvidenceItem } from './evidence.ts';
import { safeLine } from './safe-text.ts';

/** What an entry is about and what it rests on. */
type Told = Pick<EvidenceItem, 'assumptionId' | 'side' | 'level' | 'date' | 'note' | 'link' | 'file'>;

/**
 * Whether two entries look like one observation entered twice: the same assumption, side and level, and the same link, the
 * same file, or the same words on the same day. Each of them counts (assistant.md §1 has the cap alone), so this is said
 * and never decided: two people can say the same on one day.
 */
export function looksRepeated(a: Told, b: Told): boolean {
  const marks = marksOf(b);
  return marksOf(a).some((mark) => marks.includes(mark));
}

/** The entries that repeat one before them, in the order given, and all that stand in such a pair. */
export function repeatedEvidence<T extends Told>(evidence: readonly T[]): { repeats: T[]; repeated: T[] } {
  const first = new Map<string, T>();
  const pairs: [T, T][] = [];
  for (const item of evidence) {
    const marks = marksOf(item);
    const earlier = marks.flatMap((mark) => first.get(mark) ?? [])[0];
    if (earlier) pairs.push([earlier, item]);
    for (const mark of marks) if (!first.has(mark)) first.set(mark, item);
  }
  return { repeats: pairs.map(([, item]) => item), repeated: [...new Set(pairs.flat())] };
}

/** What an observation can be known by; two entries that share one look like the same. */
function marksOf({ assumptionId, side, level, link, file, date, note }: Told): string[] {
  const about = [assumptionId, side, level].join(' ');
  const words = safeLine(note).toLowerCase();
  return [
    ...(link === undefined ? [] : [`${about} link ${link}`]),
    ...(file?.sha256 === undefined ? [] : [`${about} file ${file.sha256}`]),
    ...(words === '' ? [] : [`${about} words ${date} ${words}`]),
  ];
}
