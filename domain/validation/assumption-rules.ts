import { formatPlainMoney } from '../money/money.ts';
import type { Intake, IntakeKey } from './intake.ts';
import { type Phrases, payerDiffers, saysNothing } from './phrases.ts';
import { capital, quote } from './safe-text.ts';
import type { Importance } from './score.ts';
import { isSource } from './source-fault.ts';
import { hasThinMargin } from './unit-economics.ts';

/** The five classes in the order in which ties are broken. */
export const ASSUMPTION_CLASSES = ['desirability', 'viability', 'feasibility', 'reach', 'permission'] as const;
export type AssumptionClass = (typeof ASSUMPTION_CLASSES)[number];

/** The importance that a rule gave, with the rule's id and its reason. */
export type ImportanceRule = { rule: string; importance: Importance; reason: string };

/** Writes one assumption out of the intake. `fields` are the answers it reads. */
export type AssumptionRule = {
  id: string;
  class: AssumptionClass;
  fields: readonly IntakeKey[];
  applies?: (intake: Intake) => boolean;
  statement: (words: Phrases, intake: Intake) => string;
  importance: (intake: Intake, words: Phrases) => ImportanceRule;
};

const set = (rule: string, importance: Importance, reason: string): ImportanceRule => ({ rule, importance, reason });
const answered = (text: string) => text.trim() !== '';

const DESIRABILITY: AssumptionRule[] = [
  {
    id: 'D1',
    class: 'desirability',
    fields: ['segment', 'place', 'problem'],
    statement: (w, i) => `${capital(w.segment)} (${w.place}) have this problem: ${quote(i.problem)}.`,
    importance: () => set('D1.problem', 5, 'Without the problem there is nothing to solve.'),
  },
  {
    id: 'D2',
    class: 'desirability',
    fields: ['frequency'],
    statement: (_, i) => `It happens to one of them as often as you say: ${quote(i.frequency)}.`,
    importance: () => set('D2.frequency', 3, 'A rarer problem is worth less, but may still be worth something.'),
  },
  {
    id: 'D3',
    class: 'desirability',
    fields: ['workaround'],
    statement: (_, i) =>
      saysNothing(i.workaround)
        ? 'They do nothing about it today, and yet it hurts enough for them to act.'
        : `They are unhappy enough with what they do today to change it: ${quote(i.workaround)}.`,
    importance: (i) =>
      saysNothing(i.workaround)
        ? set('D3.nothing', 5, 'People who do nothing about a problem often do not mind it.')
        : set('D3.workaround', 4, 'Habit is the competitor that most often wins.'),
  },
  {
    id: 'D4',
    class: 'desirability',
    fields: ['alternatives', 'edge', 'workaround'],
    statement: (w, i) =>
      answered(i.edge)
        ? `They would choose yours over ${w.rivals}, because ${quote(i.edge)}.`
        : `They have a reason to choose yours over ${w.rivals}.`,
    importance: (i, w) => {
      if (!answered(i.edge)) return set('D4.no-edge', 5, 'You named no reason to choose yours.');
      if (w.alternatives.length > 0) return set('D4.rivals', 4, 'They can choose something else today.');
      return set('D4.no-rivals', 3, 'You named no alternative.');
    },
  },
  {
    id: 'D5',
    class: 'desirability',
    fields: ['user', 'payer'],
    applies: payerDiffers,
    statement: (w) => `${capital(w.user)} would use it, although somebody else pays: ${w.payer}.`,
    importance: () => set('D5.two-people', 4, 'The one who pays stops paying when the user does not use it.'),
  },
  {
    id: 'D6',
    class: 'desirability',
    fields: ['whyNow'],
    applies: (i) => answered(i.whyNow),
    statement: (_, i) => `This is the moment, because ${quote(i.whyNow)}.`,
    importance: () => set('D6.why-now', 2, 'Being early or late costs time more often than the idea.'),
  },
];

const VIABILITY: AssumptionRule[] = [
  {
    id: 'V1',
    class: 'viability',
    fields: ['payer', 'user', 'price', 'priceUnit'],
    statement: (w) => `${capital(w.payer)} would pay ${w.price}.`,
    importance: () => set('V1.price', 5, 'Without payment it is not a business.'),
  },
  {
    id: 'V2',
    class: 'viability',
    fields: ['unitCost', 'price', 'priceUnit'],
    statement: (w, i) =>
      i.unitCost
        ? `Delivering one unit costs you no more than ${formatPlainMoney(i.unitCost)}, against ${w.price}.`
        : `Delivering one unit costs you clearly less than ${w.price}.`,
    importance: (i) => {
      if (!i.unitCost) return set('V2.unknown', 4, 'You gave no cost, so the margin is unknown.');
      if (hasThinMargin(i)) return set('V2.thin', 5, 'Less than 30% of the price is left after the cost of one unit.');
      return set('V2.cost', 3, 'The margin leaves room for a cost that is somewhat higher.');
    },
  },
  {
    id: 'V3',
    class: 'viability',
    fields: ['segmentSize', 'segmentSizeSource', 'segment', 'place'],
    statement: (w, i) =>
      i.segmentSize === null
        ? `There are enough of them in ${w.place} for a business: ${w.segment}.`
        : `There are about ${i.segmentSize.toString().replace(/\B(?=(\d{3})+$)/g, ',')} of them in ${w.place}: ${w.segment}.`,
    importance: (i) =>
      i.segmentSize !== null && isSource(i.segmentSizeSource)
        ? set('V3.sourced', 2, 'You gave a number and its source.')
        : set('V3.unsourced', 3, 'The number has no source yet.'),
  },
  {
    id: 'V4',
    class: 'viability',
    fields: ['unitsPerYear', 'payer', 'user'],
    statement: (w, i) =>
      i.unitsPerYear
        ? `${capital(w.payer)} would go on paying: ${i.unitsPerYear} ${i.unitsPerYear === 1 ? 'time' : 'times'} a year.`
        : `${capital(w.payer)} would pay more than once.`,
    importance: (i) =>
      (i.unitsPerYear ?? 0) > 1
        ? set('V4.repeat', 4, 'Your figures count on the same customer paying again and again.')
        : set('V4.once', 3, 'A second sale is cheaper than a first.'),
  },
  {
    id: 'V5',
    class: 'viability',
    fields: ['workaroundCost', 'price', 'priceUnit'],
    statement: (w, i) =>
      answered(i.workaroundCost)
        ? `What it costs them today is worth more to them than ${w.price}: ${quote(i.workaroundCost)}.`
        : `What the problem costs them today is worth more to them than ${w.price}.`,
    importance: () => set('V5.worth', 3, 'People seldom pay more for a cure than the trouble costs them.'),
  },
  {
    id: 'V6',
    class: 'viability',
    fields: ['acquisitionCost', 'channel'],
    statement: (_, i) =>
      i.acquisitionCost
        ? `Winning one paying customer costs you no more than ${formatPlainMoney(i.acquisitionCost)}.`
        : 'Winning one paying customer costs you less than they bring in within a year.',
    importance: () => set('V6.acquisition', 3, 'It decides how fast you can grow, later than whether you can start.'),
  },
];

export const CUSTOMER_AND_MONEY_RULES: readonly AssumptionRule[] = [...DESIRABILITY, ...VIABILITY];
