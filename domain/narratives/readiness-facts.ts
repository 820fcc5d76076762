import { formatMoney } from '../money/money.ts';
import { type AnswerValue, PROOF_GRADES } from '../readiness/answers.ts';
import { DIMENSIONS } from '../readiness/dimensions.ts';
import type { ReadinessReport, ReportCriterion } from '../readiness/report.ts';
import { wordRunway } from '../readiness/runway-words.ts';
import { type FactLine, type FactSource, figure, section, words } from './facts.ts';

const at = (id: string): FactSource => `section:${id}`;
const rule = (text: string, source: FactSource) => words('rules', 'From the report', text, source);

/** What the AI is told of a readiness report: the answers, and what the rules made of them. Files stay out of it. */
export function readinessFacts(report: ReadinessReport): FactLine[] {
  return [
    ...section('The check', [figure('Round', report.round.label, null), figure('As of', report.asOf, null)]),
    ...section('Result of the rules', resultLines(report)),
    ...section(
      'Case against',
      caseLines(report).map((text) => rule(text, at('blockers'))),
    ),
    ...section('Areas', report.dimensions.flatMap(levelLines)),
    ...section(
      'Shortest way to no blocker',
      report.paths.claimed.steps.map(({ artefact, hours }) => figure(`Hours for ${artefact}`, hours, at('path'))),
    ),
    ...section('Money', moneyLines(report)),
    ...section('Answers', report.criteria.filter(isAnswered).flatMap(answerLines)),
  ];
}

function resultLines({ ready, grades, proofGap, completeness }: ReadinessReport): FactLine[] {
  const source = at('readiness');
  return [
    rule(ready ? 'Ready: no blocker, as claimed.' : 'Not ready yet.', source),
    figure('Readiness as claimed', `${grades.claimed.percent}%`, source),
    figure('Readiness as documented', `${grades.documented.percent}%`, source),
    figure('Readiness as verified', `${grades.verified.percent}%`, source),
    figure('Proof gap', `${proofGap} percentage points`, source),
    figure('Questions answered', `${completeness.answered} of ${completeness.total}`, at('unanswered')),
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
        `Blocker: ${DIMENSIONS[dimension].label} is at step ${level}, the round needs ${target}.`,
    ),
    ...undocumented.map(
      ({ dimension, level, target }) =>
        `Not documented: ${DIMENSIONS[dimension].label} is documented up to step ${level}, the round needs ${target}.`,
    ),
    ...textsOf(missing).map((text) => `Not met and needed: ${text}`),
    ...textsOf(new Set(disagreements)).map((text) => `The founder says no, a record says yes: ${text}`),
  ];
}

function levelLines({ label, weight, target, levels }: ReadinessReport['dimensions'][number]): FactLine[] {
  const source = at('dimensions');
  return [
    figure(`${label}, step claimed`, levels.claimed.level, source),
    figure(`${label}, step documented`, levels.documented.level, source),
    figure(`${label}, step that the round needs`, target, source),
    figure(`${label}, weight`, `${weight}%`, source),
  ];
}

function moneyLines({ cash: { currency, averageNetBurnMinor, runway, reason } }: ReadinessReport): FactLine[] {
  const source = at('cash');
  return [
    ...(averageNetBurnMinor === null || currency === null
      ? []
      : [figure('Average net burn a month', formatMoney({ amountMinor: averageNetBurnMinor, currency }), source)]),
    ...(runway === null
      ? []
      : [
          figure(
            'Runway',
            wordRunway(runway, (day) => day),
            source,
          ),
        ]),
    ...(reason === null ? [] : [rule(reason, source)]),
  ];
}

const isAnswered = ({ result }: ReportCriterion) => result.answer !== 'unanswered';

const WORDS: Record<AnswerValue, string> = { yes: 'Yes', no: 'No', unanswered: 'Open' };

function answerLines({ dimension, level, text, result: { answer, grade, note } }: ReportCriterion): FactLine[] {
  const proof = grade === null ? '' : `, ${PROOF_GRADES[grade].label.toLowerCase()}`;
  const { label } = DIMENSIONS[dimension];
  const source = at('dimensions');
  return [
    { kind: 'note', text: `${label}, step ${level}: ${text} ${WORDS[answer]}${proof}.` },
    ...(note === '' ? [] : [words('founder', `Your note on ${label.toLowerCase()}`, note, source)]),
  ];
}
