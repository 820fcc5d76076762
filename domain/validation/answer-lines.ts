import { formatPlainMoney } from '../money/money.ts';
import type { Intake, IntakeKey } from './intake.ts';
import { labelOf } from './intake-fields.ts';
import type { LintFinding } from './lint-messages.ts';
import { payerDiffers, phrasesOf, saysNothing } from './phrases.ts';
import { capital, phrase, quote } from './safe-text.ts';

/** What follows from one answer: the name of its question, and the line. */
export type AnswerLine = { field: IntakeKey; label: string; line: string };

const LONGEST = 120;

type Told = ReturnType<typeof phrasesOf>;

/** Each line names what was answered, so that another answer gives another line. In the order of the questions. */
const LINES: readonly [IntakeKey, (intake: Intake, told: Told) => string][] = [
  ['segment', ({ segment }) => `You look for ${quote(segment, LONGEST)}: ask nobody else, and count nobody else.`],
  ['place', (_, { place }) => `You meet the first ten of them at ${place}: go there first.`],
  [
    'problem',
    ({ problem }) =>
      `They must tell you of ${quote(problem, LONGEST)} before you do: at least 7 of 10, about the last time.`,
  ],
  [
    'lastIncident',
    ({ lastIncident }) =>
      `You know of one case: ${quote(lastIncident, LONGEST)}. Find a second that you did not know of.`,
  ],
  ['frequency', ({ frequency }) => `It must happen as often as you say: ${quote(frequency, LONGEST)}.`],
  [
    'workaround',
    ({ workaround }) =>
      saysNothing(workaround)
        ? 'They do nothing about it today. Find out whether it hurts enough to change that.'
        : `They must want to leave what they do today: ${quote(workaround, LONGEST)}.`,
  ],
  ['price', (_, { price }) => `Somebody must pay ${price}: ask for it, and not whether they would.`],
  ['priceUnit', ({ priceUnit }) => `The price is for ${quote(priceUnit, 60)}: say so when you ask.`],
  ['user', (_, { user }) => `It must work in the hands of ${user}.`],
  [
    'payer',
    (intake, { payer, user }) =>
      payerDiffers(intake)
        ? `${payer} must agree to pay, and not only ${user} to use it.`
        : `${payer} must be able to decide and pay alone.`,
  ],
  ['channel', (_, { channel }) => `The first customers must come by this way: ${channel}.`],
  ['killCriteria', ({ killCriteria }) => `You stop when ${quote(killCriteria[0] ?? '', LONGEST)}.`],
  ['whyNow', ({ whyNow }) => `This must be the moment, because ${quote(whyNow, LONGEST)}.`],
  ['edge', ({ edge }) => `They must choose yours for the reason that you give: ${quote(edge, LONGEST)}.`],
  [
    'unitCost',
    ({ unitCost }, { price }) =>
      `One unit must cost you no more than ${unitCost ? formatPlainMoney(unitCost) : ''}, against ${price}.`,
  ],
];

/**
 * What follows from each answer that can be tested, one line each: the first look knows only the sentence. A price names its
 * unit where that is known. This product's own convention.
 */
export function answerLines(intake: Intake, findings: readonly LintFinding[]): AnswerLine[] {
  const wrong = new Set(findings.filter(({ mandatory }) => mandatory).map(({ field }) => field));
  const told = phrasesOf(wrong.has('priceUnit') ? { ...intake, priceUnit: '' } : intake);
  return LINES.flatMap(([field, lineOf]) => {
    if (wrong.has(field) || !isTold(intake[field]) || (field === 'priceUnit' && intake.price !== null)) return [];
    return [{ field, label: labelOf(field), line: capital(lineOf(intake, told)) }];
  });
}

function isTold(answer: Intake[IntakeKey]): boolean {
  if (typeof answer === 'string') return phrase(answer, '') !== '';
  return Array.isArray(answer) ? answer.length > 0 : answer !== null;
}
