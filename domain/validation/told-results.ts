import { isEasier } from './low-mark.ts';
import { decisiveReading, readRecord, type TestOutcome } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import type { PassMark } from './test-templates.ts';

/** What a test showed, as an outsider reads of it: the last result, the mark that it is read by, and nothing that was noted. */
export type ToldResult = {
  id: string;
  name: string;
  successes: number;
  trials: number;
  passMark: PassMark;
  /** What the card proposed, where the mark that was locked is easier to reach. */
  proposed?: PassMark;
  outcome: TestOutcome;
  /** The pass mark was moved after a result was known; the one that was locked first decides. */
  movedLater: boolean;
  /** The founder says that it shows nothing, so it counts nowhere. */
  isSetAside: boolean;
};

const ORDER: readonly TestOutcome[] = ['fail', 'pass', 'inconclusive', 'too_early'];

/**
 * Every test with a result: what failed first, then what passed, then what settles nothing. `except` is the test that is told
 * of elsewhere. `isTimed` is false for what was kept before the third formula.
 */
export function toldResults(
  records: readonly TestRecord[],
  { except, isTimed }: { except: string | undefined; isTimed: boolean },
): ToldResult[] {
  return records
    .flatMap((record) => (record.id === except ? [] : (toldResult(record, isTimed) ?? [])))
    .sort((a, b) => Number(a.isSetAside) - Number(b.isSetAside) || ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}

function toldResult(record: TestRecord, isTimed: boolean): ToldResult | null {
  const reading = readRecord(record, isTimed);
  const result = record.results.at(-1);
  const mark = reading?.movedAfterResult ? record.marks[0] : record.marks.at(-1);
  if (!reading || !result || !mark) return null;
  return {
    id: record.id,
    name: record.card.name,
    successes: result.successes,
    trials: result.trials,
    passMark: mark.passMark,
    ...(isEasier(mark.passMark, record.card.passMark) && { proposed: record.card.passMark }),
    outcome: (decisiveReading(record, isTimed) ?? (reading.movedAfterResult ? reading.first : reading.current)).outcome,
    movedLater: reading.movedAfterResult,
    isSetAside: record.objection !== undefined,
  };
}
