import type { Assumption } from './assumptions.ts';
import { beliefLine, beliefStandings } from './belief-standing.ts';
import { countEvidence } from './counted-evidence.ts';
import { firstTestOf } from './first-test.ts';
import { whatChanged } from './next-tests.ts';
import type { ReportTest, ValidationReport } from './report.ts';
import { capital, quote } from './safe-text.ts';
import type { Snapshot } from './snapshot.ts';
import { asksWhy } from './test-cards.ts';
import { isUnderWay } from './test-reading.ts';

/**
 * How the first of the next tests follows from today's pitch, in one plain line: what it tests, or why another one comes first now.
 * It tells of no first look: nobody knows whether there was one, and of which words. Null where the pitch gives none, nothing is left
 * to test, or no plain reason is known.
 */
export function firstLookLine(snapshot: Snapshot, report: ValidationReport): string | null {
  const { tests, verdict } = report;
  const next = tests.find(({ rank }) => rank === 1);
  if (next && asksWhy(next.card)) {
    const told = beliefStandings(snapshot, report).find(({ belief }) => belief.id === next.card.assumptionId);
    return told ? `${capital(beliefLine(told, 'your '))}: ${quote(next.card.weBelieve)}.` : null;
  }
  const named = firstTestOf(snapshot.intake);
  const assumption = snapshot.assumptions.find(({ id }) => id === named?.assumptionId);
  if (!named || !assumption || !next) return null;
  if (next.card.assumptionId === assumption.id)
    return `By your pitch, this is the riskiest: ${quote(named.words.weBelieve)}.`;
  const why = verdict.first
    ? 'Permission comes before that.'
    : (whatChanged(assumption, countEvidence(snapshot).items) ?? whyThisOne(next, assumption));
  return why && `By your pitch, ${quote(named.words.name)} would come first. ${why}`;
}

/** Why the next test comes before the one that was named, while nothing is new of that one; null where no reason is known. */
function whyThisOne({ record }: ReportTest, { setBy }: Assumption): string | null {
  if (isUnderWay(record)) return 'You locked this one, so it stays first until it is decided.';
  return setBy.importance < 4 ? `By your answers, what it tests matters less: ${setBy.reason}` : null;
}
