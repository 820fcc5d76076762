import { counted } from '../counted.ts';
import { formatPlainMoney } from '../money/money.ts';
import type { AssumptionRule, ImportanceRule } from './assumption-rules.ts';
import { quote } from './safe-text.ts';
import type { Importance } from './score.ts';

const set = (rule: string, importance: Importance, reason: string): ImportanceRule => ({ rule, importance, reason });
const answered = (text: string) => text.trim() !== '';

/**
 * What only some kinds of ideas count on. Each comes with its answer and not with the kind, so that an idea of before these
 * questions keeps the beliefs that it had. This product's own convention.
 */
export const KIND_RULES: readonly AssumptionRule[] = [
  {
    id: 'V7',
    class: 'viability',
    fields: ['firstPurchaseCost', 'firstPurchase', 'assetMonths'],
    applies: (i) => i.firstPurchaseCost !== null,
    statement: (_, i) => {
      const what = answered(i.firstPurchase) ? quote(i.firstPurchase, 100) : 'What you must buy first';
      const cost = i.firstPurchaseCost ? ` for ${formatPlainMoney(i.firstPurchaseCost)}` : '';
      const life = i.assetMonths ? `within its ${counted(i.assetMonths, 'month')}` : 'before it wears out';
      return `${what}${cost} pays for itself ${life}.`;
    },
    importance: () => set('V7.asset', 4, 'Money that is bound in a thing is lost when the thing wears out first.'),
  },
  {
    id: 'V8',
    class: 'viability',
    fields: ['sidesPay'],
    applies: (i) => answered(i.sidesPay),
    statement: (_, i) => `Each side accepts what it would pay: ${quote(i.sidesPay)}.`,
    importance: () => set('V8.sides', 4, 'A side that finds the price too high takes the other one with it.'),
  },
  {
    id: 'V9',
    class: 'viability',
    fields: ['whyNotDirect'],
    applies: (i) => answered(i.whyNotDirect),
    statement: (_, i) => `After the first deal they come back to you, because ${quote(i.whyNotDirect)}.`,
    importance: () => set('V9.direct', 4, 'Two sides who know each other need nobody between them.'),
  },
  {
    id: 'F4',
    class: 'feasibility',
    fields: ['customersPerAsset', 'firstPurchase'],
    applies: (i) => i.customersPerAsset !== null,
    statement: (_, i) =>
      `One of what you buy serves ${counted(i.customersPerAsset ?? 0, 'customer')} at the same time, on a bad day too.`,
    importance: () => set('F4.shared', 3, 'Fewer customers for each make the purchase pay back later.'),
  },
  {
    id: 'F5',
    class: 'feasibility',
    fields: ['customersPerWorker', 'hoursPerCustomer'],
    applies: (i) => i.customersPerWorker !== null || i.hoursPerCustomer !== null,
    statement: (_, i) => {
      const hours = i.hoursPerCustomer ? `${counted(i.hoursPerCustomer, 'hour')} a month` : 'the hours you have';
      return i.customersPerWorker
        ? `One person can serve ${counted(i.customersPerWorker, 'customer')}, each in ${hours}.`
        : `One customer takes no more than ${hours}.`;
    },
    importance: () => set('F5.hours', 3, 'The first ten can be served at a loss of hours; the hundredth cannot.'),
  },
  {
    id: 'F6',
    class: 'feasibility',
    fields: ['worker'],
    applies: (i) => answered(i.worker),
    statement: (_, i) => `The work is done well by those who would do it: ${quote(i.worker)}.`,
    importance: () => set('F6.worker', 3, 'Customers leave with the person who did the work well.'),
  },
  {
    id: 'R4',
    class: 'reach',
    fields: ['harderSide'],
    applies: (i) => answered(i.harderSide),
    statement: (_, i) => `The harder side comes, before there is anybody on the other: ${quote(i.harderSide)}.`,
    importance: () => set('R4.harder-side', 5, 'Without this side there is nothing to offer to the other.'),
  },
];
