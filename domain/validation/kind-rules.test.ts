import { describe, expect, it } from 'vitest';
import { assembleAssumptions } from './assumptions.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import { KIND_RULES } from './kind-rules.ts';
import { shortBelief } from './short-belief.ts';
import { testCardFor } from './test-cards.ts';

const ids = KIND_RULES.map(({ id }) => id);
const added = (change: IntakeDraft) =>
  assembleAssumptions({ ...BOOKKEEPING, ...change }).filter(({ id }) => ids.includes(id));
const cost = { amountMinor: 400_000_00, currency: 'NGN' } as const;

const HARDWARE: IntakeDraft = {
  firstPurchase: 'One solar cold box',
  firstPurchaseCost: cost,
  assetMonths: 36,
  customersPerAsset: 4,
};
const SERVICE: IntakeDraft = { worker: 'Two cleaners', hoursPerCustomer: 6, customersPerWorker: 20 };
const MARKETPLACE: IntakeDraft = {
  sidesPay: 'Restaurants pay 8%',
  harderSide: 'Farmers who deliver weekly',
  whyNotDirect: 'we weigh the goods',
};

describe('beliefs of some kinds', () => {
  it.each<[string, IntakeDraft, string[]]>([
    [
      'hardware',
      HARDWARE,
      [
        'V7 4 “One solar cold box” for ₦400,000 pays for itself within its 36 months.',
        'F4 3 One of what you buy serves 4 customers at the same time, on a bad day too.',
      ],
    ],
    [
      'hardware told in part',
      { firstPurchaseCost: cost, customersPerAsset: 1 },
      [
        'V7 4 What you must buy first for ₦400,000 pays for itself before it wears out.',
        'F4 3 One of what you buy serves 1 customer at the same time, on a bad day too.',
      ],
    ],
    [
      'service',
      SERVICE,
      [
        'F5 3 One person can serve 20 customers, each in 6 hours a month.',
        'F6 3 The work is done well by those who would do it: “Two cleaners”.',
      ],
    ],
    ['hours alone', { hoursPerCustomer: 1 }, ['F5 3 One customer takes no more than 1 hour a month.']],
    [
      'customers alone',
      { customersPerWorker: 1 },
      ['F5 3 One person can serve 1 customer, each in the hours you have.'],
    ],
    [
      'marketplace',
      MARKETPLACE,
      [
        'V8 4 Each side accepts what it would pay: “Restaurants pay 8%”.',
        'V9 4 After the first deal they come back to you, because “we weigh the goods”.',
        'R4 5 The harder side comes, before there is anybody on the other: “Farmers who deliver weekly”.',
      ],
    ],
  ])('come with the answers: %s', (_, change, beliefs) => {
    expect(added(change).map(({ id, importance, statement }) => `${id} ${importance} ${statement}`)).toEqual(beliefs);
  });

  it('do not come with the kind alone, so that an older idea keeps its beliefs', () => {
    for (const businessKind of ['hardware', 'service', 'marketplace']) expect(added({ businessKind })).toEqual([]);
    expect(added({ assetMonths: 3, firstPurchase: 'A van', worker: ' ', harderSide: ' ' })).toEqual([]);
  });

  it('have a short line and a test of their own', () => {
    const intake = completeIntake({ ...BOOKKEEPING, ...HARDWARE, ...SERVICE, ...MARKETPLACE });
    const all = added(intake);
    expect(all.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const lines = all.map((one) => shortBelief(one, intake));
    expect(new Set(lines).size).toBe(ids.length);
    for (const [at, line] of lines.entries()) expect(line).not.toBe(all[at]?.statement);
    expect(all.map((one) => [one.id, testCardFor(one, intake).kind])).toEqual([
      ['V7', 'trial'],
      ['V8', 'presale'],
      ['V9', 'renewal'],
      ['F4', 'prototype'],
      ['F5', 'prototype'],
      ['F6', 'prototype'],
      ['R4', 'channel'],
    ]);
  });
});
