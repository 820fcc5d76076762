import { formatMoney } from '../money/money.ts';
import { type AnswerValue, PROOF_GRADES } from '../readiness/answers.ts';
import { DIMENSIONS } from '../readiness/dimensions.ts';
import type { ReadinessReport, ReportCriterion } from '../readiness/report.ts';
import { wordRunway } from '../readiness/runway-words.ts';
import { section } from './section.ts';

/** What the AI is told of a readiness report: the answers, and what the rules made of them. Files stay out of it. */
export function readinessFacts(report: ReadinessReport): string[] {
  return [
    ...section('The check', [`Round: ${report.round.label}`, `As of: ${report.asOf}`]),
    ...section('Result of the rules', resultLines(report)),
    ...section('Case against', caseLines(report)),
    ...section(
      'Levels',
      report.dimensions.map(
        ({ label, weight, target, levels: { claimed, documented } }) =>
          `${label}: level ${claimed.level} claimed, ${documented.level} documented, target ${target}, weight ${weight}%`,
      ),
    ),
    ...section(
      'Shortest way to no blocker',
      report.paths.claimed.steps.map(({ artefact, hours }) => `${artefact} (${hours} hours)`),
    ),
    ...section('Money', moneyLines(report)),
    ...section('Answers', report.criteria.filter(isAnswered).map(answerLine)),
  ];
}

function resultLines({ ready, grades, proofGap, completeness }: ReadinessReport): string[] {
  return [
    ready ? 'Ready: no blocker, as claimed.' : 'Not ready yet.',
    `Claimed ${grades.claimed.percent}%, documented ${grades.documented.percent}%, verified ${grades.verified.percent}%`,
    `Proof gap: ${proofGap} percentage points`,
    `${completeness.answered} of ${completeness.total} criteria are answered`,
  ];
}

/** Blockers first, then what is claimed without proof, what is missing and what the founder's own facts contradict. */
function caseLines(report: ReadinessReport): string[] {
  const { blockers, grades, paths, criteria, disagreements } = report;
  const undocumented = grades.documented.blockers.filter(
    ({ dimension }) => !blockers.some((blocker) => blocker.dimension === dimension),
  );
  const missing = new Set(paths.claimed.steps.flatMap(({ criterionIds }) => criterionIds));
  const textsOf = (ids: { has(id: string): boolean }) =>
    criteria.filter(({ id }) => ids.has(id)).map(({ dimension, text }) => `${DIMENSIONS[dimension].label}: ${text}`);
  return [
    ...blockers.map(
      ({ dimension, level, target }) =>
        `Blocker: ${DIMENSIONS[dimension].label} is at level ${level}, the round asks for ${target}.`,
    ),
    ...undocumented.map(
      ({ dimension, level, target }) =>
        `Not documented: ${DIMENSIONS[dimension].label} is documented up to level ${level}, the round asks for ${target}.`,
    ),
    ...textsOf(missing).map((text) => `Not met and needed: ${text}`),
    ...textsOf(new Set(disagreements)).map((text) => `The founder says no, a record says yes: ${text}`),
  ];
}

function moneyLines({ cash: { currency, averageNetBurnMinor, runway, reason } }: ReadinessReport): string[] {
  return [
    ...(averageNetBurnMinor === null || currency === null
      ? []
      : [`Average net burn a month: ${formatMoney({ amountMinor: averageNetBurnMinor, currency })}`]),
    ...(runway === null ? [] : [`Runway: ${wordRunway(runway, (day) => day)}`]),
    ...(reason === null ? [] : [reason]),
  ];
}

const isAnswered = ({ result }: ReportCriterion) => result.answer !== 'unanswered';

const WORDS: Record<AnswerValue, string> = { yes: 'Yes', no: 'No', unanswered: 'Open' };

function answerLine({ dimension, level, text, result: { answer, grade, note } }: ReportCriterion): string {
  const proof = grade === null ? '' : `, ${PROOF_GRADES[grade].label.toLowerCase()}`;
  return `${DIMENSIONS[dimension].label}, level ${level}: ${text} ${WORDS[answer]}${proof}. ${note}`.trim();
}
