import { withPlainAmounts } from '#domain/money/money.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import { type EvidenceLevel, INDEPENDENCE, LEVELS, PROOFS } from '#domain/validation/evidence.ts';
import type { Intake } from '#domain/validation/intake.ts';
import { contradictedAt } from '#domain/validation/outweighed.ts';
import { permissionFirst } from '#domain/validation/permission-first.ts';
import { hasBackedRule } from '#domain/validation/published-rules.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { type AssumptionScore, PRIOR_WEIGHT } from '#domain/validation/score.ts';
import { shortBelief } from '#domain/validation/short-belief.ts';
import type { VerdictBlock } from '#domain/validation/verdict-blocks.ts';
import { isTold, reachesLine } from '#domain/validation/verdict-lines.ts';
import { figure } from '#web/words/figures.ts';
import { pointsLacking, pointsToSpare } from './points-to-line.ts';

/** What kind of thing would change the verdict: what the law or a permission says, people on record, points, or what stands in the way. */
type ConditionKind = 'law' | 'permission' | 'outweigh' | 'evidence' | 'blocked' | 'spare';

/** One thing that would change the verdict, and the assumptions it is about; `statement` where it is about one. */
export type ChangeCondition = { kind: ConditionKind; assumptionIds: string[]; statement: string | null; text: string };

/**
 * What would have to be seen for the verdict to change, in points of evidence. Follows rules W2 to W5 and S4. What the law may
 * forbid, or somebody must permit, is no matter of points: it comes first, and where it may be forbidden nothing else follows.
 */
export function whatWouldChange(report: ValidationReport, intake: Intake): ChangeCondition[] {
  if (report.score === null) return [];
  const { assumption, isUnlawful } = permissionOf(report) ?? {};
  if (!assumption) return inPoints(report, intake);
  const first = {
    assumptionIds: [assumption.id],
    statement: nameOf(assumption, intake),
    ...(isUnlawful ? LAW : PERMISSION),
  };
  const others = inPoints(report, intake, assumption.id);
  return isUnlawful ? [first] : [first, ...others];
}

const LAW = {
  kind: 'law',
  text: 'No evidence changes this: that the law allows it is for a lawyer to say. Ask one, or change what you offer.',
} as const;
const PERMISSION = {
  kind: 'permission',
  text: 'Points come after permission. Find out who permits it, and enter what they or their rules say, with a file or a link.',
} as const;

const permissionOf = ({ beliefs }: ValidationReport) =>
  permissionFirst(
    beliefs,
    beliefs.flatMap(({ score }) => score ?? []),
  );

/** `apart` is told otherwise. */
function inPoints(report: ValidationReport, intake: Intake, apart?: string): ChangeCondition[] {
  const { verdict, beliefs, formulaVersion } = report;
  const about = aboutOne(intake);
  const named = beliefs.filter(({ id }) => id !== apart && verdict.assumptionIds.includes(id));
  switch (verdict.id) {
    case 'not_testable':
      return [];
    case 'contradicted':
      return named.map((belief) => about('outweigh', belief, () => turned(belief, formulaVersion)));
    case 'untested':
      return [
        {
          kind: 'evidence',
          assumptionIds: [],
          statement: null,
          text: `${peopleNeeded(report, intake)} ${WHAT_COUNTS}`,
        },
      ];
    case 'mixed':
      if (verdict.blocks) return blocked(beliefs, verdict.blocks, intake);
      return [...named.filter(isSeen).map((belief) => about('evidence', belief, lacking)), ...unseen(named, intake)];
    case 'supported':
      return weakest(beliefs, intake);
  }
}

/**
 * What is still missing for "Supported", or what stands in its way, in one line and without points; null where nothing is, or
 * where no answer can be tested. Of the same conditions as `whatWouldChange`.
 */
export function stillNeeded(report: ValidationReport, intake: Intake): string | null {
  const [first, ...others] = whatWouldChange(report, intake);
  if (!first || first.kind === 'spare') return null;
  if (first.kind === 'law' || first.kind === 'permission') return first.text;
  const named = first.statement ? `“${closed(first.statement)}”` : null;
  if (first.kind === 'outweigh' && named)
    return others.length === 0
      ? `What stands in the way: ${named} looks false. Find more for it than against it, or change the idea.`
      : `What stands in the way: ${others.length + 1} beliefs look false, the first ${named}. Find more for them than against them, or change the idea.`;
  if (first.kind === 'blocked' && named) return `What stands in the way: ${named}. ${first.text}`;
  return peopleNeeded(report, intake);
}

const WHAT_COUNTS =
  'A past purchase, a deposit, an hour given and a repeat count. What people say they would do does not count here.';

/** For how many beliefs more has to be seen. */
function peopleNeeded({ beliefs }: ValidationReport, intake: Intake): string {
  const important = beliefs.flatMap(({ score, id, statement }) =>
    score && score.importance >= 4 ? [{ score, id, statement }] : [],
  );
  // What is not tested by anybody else's doing is not called enough, whatever its points.
  const short = important.filter(
    ({ score }) => !reachesLine(score) || score.bestLevel === null || !isTold(score.bestLevel),
  );
  const [only, ...others] = short;
  if (!only) return 'Still needed for “Supported”: at least one belief that you call make-or-break.';
  const which =
    others.length === 0
      ? `“${closed(nameOf(only, intake))}”`
      : short.length === important.length
        ? `all ${important.length} make-or-break beliefs`
        : `${short.length} of your ${important.length} make-or-break beliefs`;
  return `Still needed for “Supported”: more that people did, not said, for ${which}.`;
}

/** The belief in one short line. What does not fit after its colon is left out: half a sentence tells nobody which one it is. */
function nameOf(belief: Pick<Belief, 'id' | 'statement'>, intake: Intake): string {
  const name = shortBelief(belief, intake, 'founder');
  const [head = name] = name.split(': ');
  return name.endsWith('…') ? head : name;
}
/** The belief in words that are whole: its short name, and where that is cut its own statement. */
export function wholeName(belief: Pick<Belief, 'id' | 'statement'>, intake: Intake): string {
  const name = nameOf(belief, intake);
  return name.endsWith('…') ? closed(withPlainAmounts(belief.statement)) : name;
}

/** A statement that goes on as part of a sentence. */
const closed = (statement: string) => statement.replace(/\.$/u, '');

/** How much single observations count, so that the points above mean something. */
export const YARDSTICK = `For scale: a payment by a stranger in your segment (your customer group), with the receipt as a file or a link, adds ${figure(LEVELS.L5.points * PROOFS.artefact.multiplier)} points. A stranger who tells you what they did last time adds ${figure(LEVELS.L3.points * PROOFS.artefact.multiplier)} with a recording, and ${figure(LEVELS.L3.points * PROOFS.asserted.multiplier)} on your word alone. A friend who likes the idea adds ${figure(LEVELS.L2.points * PROOFS.asserted.multiplier * INDEPENDENCE.friend.multiplier)}.`;

const isSeen = ({ score }: Belief) => score !== null && score.items > 0;

const aboutOne =
  (intake: Intake) =>
  (kind: ConditionKind, belief: Belief, words: (belief: Belief, score: AssumptionScore) => string): ChangeCondition => {
    const text = belief.score ? words(belief, belief.score) : '';
    return { kind, assumptionIds: [belief.id], statement: nameOf(belief, intake), text };
  };

function lacking(belief: Belief, score: AssumptionScore): string {
  const { r, s, c } = score;
  const isTyped = c !== undefined && s > 0;
  const has = `It has ${figure(r)} for${isTyped ? ` (${figure(c)} of it confirmed, or with a file)` : ''} and ${figure(s)} against.`;
  const needs = `Needs ${morePoints(up(pointsLacking(score)))} in its favour${isTyped ? ' that somebody else confirms or a file shows' : ''}.`;
  return `${needs} ${has}${capNote(belief)}`;
}

const morePoints = (points: string) => (points === '1' ? '1 more point' : `${points} more points`);

/** What people did at a level, one and more of them, as they would have to do it again. */
const DO_IT: Partial<Record<EvidenceLevel, readonly [one: string, many: string]>> = {
  L3: ['more person tells what they did the last time', 'more people tell what they did the last time'],
  L4: ['more person gives time, data or a deposit', 'more people give time, data or a deposit'],
  L5: ['more person pays', 'more people pay'],
  L6: ['more person comes back', 'more people come back'],
};

/**
 * How many strangers it would take who do what others refused and confirm it (before the sixth formula: on the founder's word): so many, and no fewer. Where more of them no
 * longer count it takes something else.
 */
function turned(belief: Belief, formulaVersion: string): string {
  const sides = contradictedAt(belief.for, belief.against, formulaVersion);
  const lowest = sides.at(-1)?.level ?? 'L3';
  const refused = belief.against.map(({ level }) => level).findLast((level) => level !== 'L1' && level !== 'L2');
  const level = refused && refused > lowest ? refused : lowest < 'L3' ? 'L3' : lowest;
  const isConfirmed = hasBackedRule(formulaVersion);
  const each = LEVELS[level].points * PROOFS[isConfirmed ? 'verified' : 'asserted'].multiplier;
  const missing = Math.max(0, ...sides.map(({ r, s }) => s - PRIOR_WEIGHT - r));
  const group = belief.for.find((one) => one.level === level && one.independence === 'stranger');
  const counts = group?.backed ?? group?.sum ?? 0;
  const room = LEVELS[level].cap - Math.min(counts, LEVELS[level].cap);
  const [one, many] = DO_IT[level] ?? ['', ''];
  // Nine decimals first, against floating-point dust.
  const people = Math.floor(Math.round((missing / each) * 1e9) / 1e9) + 1;
  const change = 'or change the idea so that it no longer depends on this.';
  if (Math.round((room - missing) * 1e9) <= 0)
    return `Stays contradicted however many ${many}: they no longer count for this. Find something that costs people more, ${change}`;
  const who = `${people.toLocaleString('en-GB')} ${people === 1 ? one : many}`;
  if (!isConfirmed) return `Stays contradicted until ${who}, going by your word, ${change}`;
  const typed = belief.for.some(({ counted, backed = counted }) => backed < counted) ? TYPED : '';
  return `Stays contradicted until ${who} and ${people === 1 ? 'confirms' : 'confirm'} it on a link of yours, ${change}${typed}`;
}

/** What is noted in favour and weighs nothing here: how it comes to. */
const TYPED =
  ' What you noted in its favour takes nothing from that while it is your word or a link: ask those people to confirm it, or add a file such as a receipt.';

/** More of what has reached its cap does not help: it takes something else. */
function capNote(belief: Belief): string {
  const full = belief.for.filter(({ sum, cap }) => sum >= cap);
  const names = full.map(
    ({ level, independence }) =>
      `“${LEVELS[level].label.toLowerCase()}” (${INDEPENDENCE[independence].label.toLowerCase()})`,
  );
  return names.length === 0 ? '' : ` More of ${names.join(' and ')} no longer counts, for it has reached its cap.`;
}

/** Points are not what is missing here. */
function blocked(beliefs: readonly Belief[], blocks: readonly VerdictBlock[], intake: Intake): ChangeCondition[] {
  return blocks.map(({ assumptionId, text }) => {
    const belief = beliefs.find(({ id }) => id === assumptionId);
    return { kind: 'blocked', assumptionIds: [assumptionId], statement: belief ? nameOf(belief, intake) : null, text };
  });
}

/** The assumptions that nothing has been seen on, together: each lacks the same for its importance. */
function unseen(named: readonly Belief[], intake: Intake): ChangeCondition[] {
  return [5, 4].flatMap((importance) => {
    const blank = named.filter((belief) => belief.importance === importance && !isSeen(belief));
    if (blank.length === 0) return [];
    const points = up(pointsLacking({ importance: importance === 5 ? 5 : 4, r: 0, s: 0 }));
    const [only, ...others] = blank;
    const text = `Nothing seen yet. ${others.length === 0 ? 'It needs' : 'Each needs'} ${points} points in its favour.`;
    const statement = only && others.length === 0 ? nameOf(only, intake) : null;
    return [{ kind: 'evidence', assumptionIds: blank.map(({ id }) => id), statement, text }];
  });
}

function weakest(beliefs: readonly Belief[], intake: Intake): ChangeCondition[] {
  const important = beliefs.flatMap((belief) =>
    belief.score && belief.importance >= 4 ? [{ belief, spare: pointsToSpare(belief.score) }] : [],
  );
  const [first] = important.sort((a, b) => a.spare - b.spare);
  if (!first) return [];
  const text = `Has the least to spare: more than ${down(first.spare)} points against it would turn the verdict to Mixed. Evidence also ages: it loses half its weight every year.`;
  return [aboutOne(intake)('spare', first.belief, () => text)];
}

/** Rounded up to a tenth, so that what it says is enough. Nine decimals first, against floating-point dust. */
const up = (value: number) => figure(Math.ceil(Math.round(value * 1e9) / 1e8) / 10);
const down = (value: number) => figure(Math.floor(Math.round(value * 1e9) / 1e8) / 10);
