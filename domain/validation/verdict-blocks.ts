import type { EvidenceItem } from './evidence.ts';
import type { ScoredAssumption } from './score.ts';
import { decisiveReading } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import { isOwnWord } from './witness.ts';

/** Why an assumption of importance 5 keeps an idea from “Supported for the next step”, whatever its points. */
export const VERDICT_BLOCKS = ['failed_test', 'own_word'] as const;
export type VerdictBlock = { assumptionId: string; code: (typeof VERDICT_BLOCKS)[number]; text: string };

const OWN_WORD = 'All that speaks for it is your word alone. Add a file or a link to what you saw.';

/**
 * What blocks the best verdict: of something the idea cannot do without, the newest test that was decided failed, or nothing
 * but the founder's word speaks for it. A test that the founder objects to decides nothing. `evidence` is as counted.
 * Source: issue 10 §2 for failed tests; for the founder's word this product's own convention.
 */
export function verdictBlocks(
  assumptions: readonly ScoredAssumption[],
  evidence: readonly EvidenceItem[],
  testCards: readonly TestRecord[],
): VerdictBlock[] {
  return assumptions
    .filter(({ importance }) => importance === 5)
    .flatMap(({ id: assumptionId }): VerdictBlock[] => {
      const failed = failedTest(testCards.filter(({ card }) => card.assumptionId === assumptionId));
      const own = evidence.filter((item) => item.assumptionId === assumptionId);
      return [
        ...(failed ? [{ assumptionId, code: 'failed_test' as const, text: failed }] : []),
        ...(restsOnOwnWord(own) ? [{ assumptionId, code: 'own_word' as const, text: OWN_WORD }] : []),
      ];
    });
}

/** Whether something speaks for an assumption, and nothing of it but the founder's word; of its entries as counted. */
export function restsOnOwnWord(evidence: readonly EvidenceItem[]): boolean {
  const speaksFor = evidence.filter(({ side }) => side === 'for');
  return speaksFor.length > 0 && speaksFor.every(isOwnWord);
}

/** What to say where the newest decided test of an assumption failed; null where it passed or there is none. */
export function failedTest(records: readonly TestRecord[], isTimed = true): string | null {
  const decided = records.flatMap((record) => {
    const reading = decisiveReading(record, isTimed);
    const recordedAt = record.results.at(-1)?.recordedAt;
    return reading && recordedAt && !record.objection
      ? [{ reading, recordedAt, name: record.card.name, id: record.id }]
      : [];
  });
  const [newest] = decided.sort((a, b) =>
    a.recordedAt < b.recordedAt || (a.recordedAt === b.recordedAt && a.id < b.id) ? 1 : -1,
  );
  return newest?.reading.outcome === 'fail' ? `Its test failed: “${newest.name}”. ${newest.reading.because}` : null;
}
