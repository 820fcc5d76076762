import type { IdeaFacts } from '../readiness/facts.ts';
import { isFarBelow } from './low-mark.ts';
import { hasLaterRules } from './published-rules.ts';
import type { Snapshot } from './snapshot.ts';
import { type RecordReading, readRecord } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';

/**
 * What the tests of an idea show for investment readiness. A pass mark counts once it is locked, unless it was moved after a
 * result was known or is far below the one that its card proposed. A result counts once it is no longer too early to say, unless
 * the founder objects to it; it is documented where a file shows it, one file for one of them. This product's own convention.
 */
export function factsOfTests({
  testCards,
  formulaVersion,
}: Pick<Snapshot, 'testCards' | 'formulaVersion'>): Pick<
  IdeaFacts,
  'lockedTests' | 'testsWithResult' | 'testsOnFile' | 'channelTests'
> {
  const locked = testCards
    .map((record) => ({ record, reading: readRecord(record, hasLaterRules(formulaVersion)) }))
    .filter(isFixed);
  const read = locked.filter(
    ({ record, reading }) => reading !== null && reading.current.outcome !== 'too_early' && !record.objection,
  );
  const ofChannels = read.filter(({ record }) => isOfChannel(record));
  return {
    lockedTests: locked.length,
    testsWithResult: read.length,
    testsOnFile: onFile(read),
    channelTests: { claimed: ofChannels.length, documented: onFile(ofChannels), verified: 0 },
  };
}

type Read = { record: TestRecord; reading: RecordReading | null };

function isFixed({ record: { card, marks }, reading }: Read): boolean {
  const mark = marks.at(-1);
  return mark !== undefined && !isFarBelow(mark.passMark, card.passMark) && !reading?.movedAfterResult;
}

/** How many have a file that shows the result; one file shows one of them. */
const onFile = (read: readonly Read[]) =>
  new Set(read.flatMap(({ record }) => record.results.at(-1)?.file?.sha256 ?? [])).size;

/** R1 is the belief that customers can be reached this way; its test may be of another kind where the first look named one. */
const isOfChannel = ({ card }: TestRecord) => card.kind === 'channel' || card.assumptionId === 'R1';
