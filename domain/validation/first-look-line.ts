import { beliefLine, beliefStandings } from './belief-standing.ts';
import { countEvidence } from './counted-evidence.ts';
import { firstTestOf } from './first-test.ts';
import { whatChanged } from './next-tests.ts';
import type { ValidationReport } from './report.ts';
import { capital, quote } from './safe-text.ts';
import type { Snapshot } from './snapshot.ts';
import { asksWhy } from './test-cards.ts';

/**
 * How the first of the next tests goes on from the first look, in one plain line: what it tests, or why another one comes
 * first now. Null where the first look named none, or nothing is left to test.
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
    return `The first look called this the riskiest: ${quote(named.words.weBelieve)}.`;
  return `The first look named ${quote(named.words.name)}. ${whyAnother()}`;

  function whyAnother(): string {
    if (verdict.first) return 'Permission comes before that.';
    const changed = assumption && whatChanged(assumption, countEvidence(snapshot).items);
    return changed ?? 'You locked this one, so it stays first until it is decided.';
  }
}
