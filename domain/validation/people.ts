import type { EvidenceItem } from './evidence.ts';

type Line = Pick<EvidenceItem, 'id' | 'count' | 'observation'> & {
  source?: string;
  inSegment?: boolean;
  /** How many of its people answered, not how many it has: the same answer stands at each line of an observation. */
  isAnswers?: true;
};

/**
 * How many people stand behind some lines of the ledger, nobody twice: what one observation says of several assumptions is
 * said by the same people, so it gives no more than it has; and one answer of one of them is about all of its lines, so of answers
 * the most at one line count. Of observations that rest on one source, such as the same link, the
 * largest counts; and of the segment there are no more than `most`. This product's own convention.
 */
export function countPeople(lines: readonly Line[], most = Number.POSITIVE_INFINITY): number {
  const said = new Map<string, { source: string; sum: number; answers: number; people: number; inSegment: boolean }>();
  for (const { id, count, observation, source, inSegment = false, isAnswers = false } of lines) {
    const key = observation?.id ?? id;
    const { sum, answers } = said.get(key) ?? { sum: 0, answers: 0 };
    const more = isAnswers ? { sum, answers: Math.max(answers, count) } : { sum: sum + count, answers };
    said.set(key, { source: source ?? key, ...more, people: observation?.people ?? count, inSegment });
  }
  const sources = new Map<string, { people: number; inSegment: boolean }>();
  for (const { source, sum, answers, people, inSegment } of said.values()) {
    const before = sources.get(source)?.people ?? 0;
    sources.set(source, { people: Math.max(before, Math.min(Math.max(sum, answers), people)), inSegment });
  }
  const all = [...sources.values()];
  const total = (wanted: boolean) =>
    all.filter(({ inSegment }) => inSegment === wanted).reduce((sum, { people }) => sum + people, 0);
  return Math.min(total(true), most) + total(false);
}

/** How many people answered, by how many did at each line; none where nobody did. Two who answered of different lines may count as one. */
export const countAnswered = <T extends Line>(
  lines: readonly T[],
  answersOf: (line: T) => number,
  most?: number,
): number => countPeople(answeredLines(lines, answersOf), most);

/** The lines with how many of their people answered in the place of how many they have. */
export const answeredLines = <T extends Line>(lines: readonly T[], answersOf: (line: T) => number) =>
  lines.flatMap((line) => {
    const count = answersOf(line);
    return count > 0 ? [{ ...line, count, isAnswers: true as const }] : [];
  });
