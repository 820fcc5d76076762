import type { Belief } from '#domain/validation/beliefs.ts';
import { INDEPENDENCE, LEVELS, PROOFS } from '#domain/validation/evidence.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { type AssumptionScore, PRIOR_WEIGHT } from '#domain/validation/score.ts';
import type { VerdictId } from '#domain/validation/verdict.ts';
import { figure } from './figures.ts';

/** What each verdict means, in plain words. None of them speaks of success. */
export const VERDICT_MEANING: Record<VerdictId, string> = {
  not_testable: 'Some answers are too open to be proved right or wrong. Sharpen them and the score appears.',
  contradicted:
    'What you saw speaks against something this idea cannot do without. Look at it closely before you spend more.',
  untested:
    'Most of what matters has not been tested against what people do. Every idea starts here. It says nothing against yours, and nothing for it yet.',
  supported:
    'What matters most is backed by enough evidence to take the next step. It does not say that the business will work.',
  mixed: 'Some of what matters most is backed by what people did. Some is not backed enough yet.',
};

/** One thing that would change the verdict; with the assumption it is about, where there is one. */
export type ChangeCondition = { assumptionId: string | null; text: string };

/** The shares from which an important assumption counts as supported (rule W4). */
const LINES: Partial<Record<number, number>> = { 4: 0.3, 5: 0.5 };

/** What would have to be seen for the verdict to change, in points of evidence. Follows rules W2 to W5 and S4. */
export function whatWouldChange({ verdict, beliefs }: ValidationReport): ChangeCondition[] {
  const named = beliefs.filter(({ id }) => verdict.assumptionIds.includes(id));
  switch (verdict.id) {
    case 'not_testable':
      return [];
    case 'contradicted':
      return named.flatMap(({ id, score }) => (score ? [{ assumptionId: id, text: turned(score) }] : []));
    case 'untested':
      return [{ assumptionId: null, text: untested(beliefs, named.length) }];
    case 'mixed':
      return named.flatMap(({ id, score }) => (score ? [{ assumptionId: id, text: lacking(score) }] : []));
    case 'supported':
      return weakest(beliefs);
  }
}

/** How much single observations count, so that the points above mean something. */
export const YARDSTICK = `For scale: a payment by a stranger in your segment that others can check adds ${figure(LEVELS.L5.points * PROOFS.verified.multiplier)} points. A stranger who tells you what they did last time, and you kept a note or a recording, adds ${figure(LEVELS.L3.points * PROOFS.artefact.multiplier)}. A friend who likes the idea adds ${figure(LEVELS.L2.points * PROOFS.asserted.multiplier * INDEPENDENCE.friend.multiplier)}.`;

/** Points in favour that bring b up to the line: r ≥ line ÷ (1 − line) × (s + 6). */
export function pointsLacking({ importance, r, s }: Pick<AssumptionScore, 'importance' | 'r' | 's'>): number {
  const line = LINES[importance] ?? 0;
  return Math.max(0, (line / (1 - line)) * (s + PRIOR_WEIGHT) - r);
}

/** Points against that would bring b down to the line: s ≤ r ÷ line − r − 6. */
export function pointsToSpare({ importance, r, s }: Pick<AssumptionScore, 'importance' | 'r' | 's'>): number {
  const line = LINES[importance];
  return line === undefined ? Number.POSITIVE_INFINITY : Math.max(0, r / line - r - PRIOR_WEIGHT - s);
}

function lacking(score: AssumptionScore): string {
  return `needs ${up(pointsLacking(score))} more points in its favour. It has ${figure(score.r)} for and ${figure(score.s)} against.`;
}

function turned({ r, s }: AssumptionScore): string {
  const needed = Math.max(0, s - PRIOR_WEIGHT - r);
  return `stays contradicted unless you find more than ${up(needed)} further points in its favour, or change the idea so that it no longer depends on this. It has ${figure(r)} for and ${figure(s)} against.`;
}

function untested(beliefs: readonly Belief[], untestedCount: number): string {
  const important = beliefs.filter(({ importance }) => importance >= 4).length;
  if (important === 0) return 'Rate at least one assumption 4 or 5: so far nothing counts as important.';
  const missing = Math.ceil(important * 0.4) - (important - untestedCount);
  return `${missing} more of your ${important} important assumptions need evidence of what people did (level L3 or better): a past purchase, a deposit, an hour given, a repeat. What people say they would do does not count here.`;
}

function weakest(beliefs: readonly Belief[]): ChangeCondition[] {
  const scored = beliefs.flatMap(({ id, score }) => (score && score.importance >= 4 ? [{ id, score }] : []));
  const [first] = scored.sort((a, b) => pointsToSpare(a.score) - pointsToSpare(b.score));
  if (!first) return [];
  const text = `has the least to spare: more than ${figure(down(pointsToSpare(first.score)))} points against it would turn the verdict to Mixed. Evidence also ages: it loses half its weight every year.`;
  return [{ assumptionId: first.id, text }];
}

/** Rounded up to a tenth, so that what it says is enough. Nine decimals first, against floating-point dust. */
const up = (value: number) => figure(Math.ceil(Math.round(value * 1e9) / 1e8) / 10);
const down = (value: number) => Math.floor(Math.round(value * 1e9) / 1e8) / 10;
