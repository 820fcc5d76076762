import { expect, it } from 'vitest';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { paths } from '#web/paths.ts';
import { blankDraft, blankHolder, blankNote, blankSafe, type CapTableDraft } from './cap-table-draft.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/agreements/cap-table/cap-table.tsx');
const today = '2026-11-22';
const blank = blankDraft(today);

/** Example 1 of the YC Post-Money SAFE User Guide with a note beside it, a sale and a founder's vesting. */
const guide: CapTableDraft = {
  ...blank,
  holders: [
    { id: 'holder-1', name: 'Ada', shares: 6_250_000 },
    { id: 'holder-2', name: '', shares: 3_000_000 },
  ],
  optionsGranted: 300_000,
  optionsPromised: 350_000,
  unissuedPool: 100_000,
  safes: [
    { ...blankSafe('safe-1'), name: 'Angel', amountMinor: 20_000_000, capMinor: 400_000_000 },
    { ...blankSafe('safe-2'), amountMinor: 80_000_000, capMinor: 800_000_000, discount: 20 },
    { ...blankSafe('safe-3'), kind: 'mfn', amountMinor: 10_000_000 },
  ],
  notes: [
    { ...blankNote('note-1', '2026-01-22'), principalMinor: 5_000_000, rate: 8, discount: 15, capMinor: 600_000_000 },
  ],
  round: {
    ...blank.round,
    preMoneyMinor: 1_500_000_000,
    newMoneyMinor: 500_000_000,
    pool: 'target_unissued_post',
    poolPercent: 10,
  },
  exit: {
    values: [
      { id: 'exit-1', amountMinor: 800_000_000 },
      { id: 'exit-2', amountMinor: 5_000_000_000 },
    ],
    participation: 'full',
    debtMinor: 50_000_000,
  },
  vesting: { quantity: 4_800_000, start: '2026-01-31', months: 48, cliff: 12 },
};

const first = blankHolder('holder-1');
const examples: [name: string, draft: CapTableDraft][] = [
  ['guide', guide],
  ['before-a-round', { ...blank, currency: 'NGN', holders: [{ ...first, shares: 1_000 }] }],
  [
    'incomplete',
    {
      ...guide,
      safes: [{ ...blankSafe('safe-1'), discount: Number.NaN }],
      notes: [blankNote('note-1', today)],
      round: { ...blank.round, preMoneyMinor: 100, pool: 'increase' },
      exit: blank.exit,
      vesting: { quantity: 100, start: today, months: 121, cliff: 130 },
    },
  ],
];

it.each(examples)('shows what was typed and what comes of it: %s', async (name, draft) => {
  localStorage.setItem('cairn.capTable.u1', JSON.stringify(draft));
  const said = await readDemoPage({
    at: paths.founder.capTable,
    answers: {},
    modules,
    press: ['Sale', 'Vesting'],
  });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

const kept = (): unknown => JSON.parse(localStorage.getItem('cairn.capTable.u1') ?? 'null');

it('keeps every field as it is filled in', async () => {
  localStorage.setItem('cairn.capTable.u1', JSON.stringify({ ...blank, round: { ...blank.round, pool: 'increase' } }));
  await work([
    ['Currency', 'NGN'],
    ['#holder-1-name', 'Ada'],
    ['#holder-1-shares', '6 250,000'],
    ['Options granted', '3'],
    ['Options promised', '4'],
    ['Pool not granted', '5'],
    'Add a SAFE',
    ['#safe-1-name', 'Angel'],
    ['#safe-1-amount', '2,000.50'],
    ['#safe-1-kind', 'Pre-money valuation cap'],
    ['#safe-1-cap', '40000'],
    ['#safe-1-discount', '12.5%'],
    'Add a SAFE',
    'Add a SAFE',
    ['#safe-2-kind', 'MFN'],
    ['#safe-2-elected', 'SAFE 3'],
    'Add a note',
    ['#note-1-name', 'Aunt'],
    ['#note-1-principal', '10'],
    ['#note-1-rate', '8'],
    ['#note-1-start', '2026-01-22'],
    ['#note-1-discount', '15'],
    ['#note-1-cap', '60'],
    ['#note-1-base', 'Issued shares only'],
    ['Pre-money valuation', '150'],
    ['New money', '50'],
    ['Shares added to the pool', '7'],
    ['Option pool in the round', 'Reach a target'],
    ['Pool after the round', '9'],
    ['Closing date', '2026-12-01'],
    ['#convention', 'Shares and pool'],
    'Vesting',
    ['Shares that vest', '480'],
    ['Vesting starts', '2026-01-31'],
    ['Vests over', '24'],
    ['Nothing before', '6'],
  ]);
  expect(kept()).toEqual({
    currency: 'NGN',
    holders: [{ id: 'holder-1', name: 'Ada', shares: 6_250_000 }],
    optionsGranted: 3,
    optionsPromised: 4,
    unissuedPool: 5,
    safes: [
      {
        ...blankSafe('safe-1'),
        name: 'Angel',
        kind: 'pre_cap',
        amountMinor: 200_050,
        capMinor: 4_000_000,
        discount: 12.5,
      },
      { ...blankSafe('safe-2'), kind: 'mfn', electedId: 'safe-3' },
      blankSafe('safe-3'),
    ],
    notes: [
      {
        id: 'note-1',
        name: 'Aunt',
        principalMinor: 1_000,
        rate: 8,
        start: '2026-01-22',
        discount: 15,
        capMinor: 6_000,
        capBase: 'issued',
      },
    ],
    round: {
      preMoneyMinor: 15_000,
      newMoneyMinor: 5_000,
      pool: 'target_unissued_post',
      poolShares: 7,
      poolPercent: 9,
      convention: 'pre_money_fixed',
      closingDate: '2026-12-01',
    },
    exit: blank.exit,
    vesting: { quantity: 480, start: '2026-01-31', months: 24, cliff: 6 },
  });
});

it.each<[string, Step[]]>([
  [
    'adds and removes lines',
    [
      'Add a shareholder',
      ['#holder-2-name', 'Bola'],
      ['#holder-2-shares', '10'],
      'Remove shareholder 1',
      'Add a SAFE',
      'Add a SAFE',
      ['#safe-2-name', 'Angel'],
      'Remove SAFE 1',
      'Remove SAFE 1',
      'Add a note',
      'Remove note 1',
    ],
  ],
  [
    'says what cannot be read',
    [
      ['#holder-1-shares', '1.5'],
      ['Options granted', '12345678901234'],
      ['Pre-money valuation', '0'],
      ['New money', 'lots'],
      ['Option pool in the round', 'Reach a target'],
      ['Pool after the round', '100'],
      'Vesting',
      ['Vests over', '241'],
      ['Nothing before', '242'],
      'Vesting',
    ],
  ],
  [
    'works out sales at once',
    [
      ['#holder-1-shares', '800'],
      ['Pre-money valuation', '800'],
      ['New money', '200'],
      'Sale',
      ['#exit-1-value', '500'],
      'Add a sale price',
      ['#exit-2-value', '5000'],
      ['At a sale, investors', 'share the rest'],
      ['Debt and costs', '100'],
      'Remove sale price 1',
    ],
  ],
  [
    'starts again, once that is sure',
    [['#holder-1-shares', '800'], 'Start again', 'Cancel', 'Start again', 'Start again'],
  ],
])('%s', async (name, steps) => {
  await expect(await work(steps)).toMatchFileSnapshot(`said/flow/${name.replaceAll(/,? /g, '-')}.txt`);
});

it('takes no more than twenty lines of a kind', async () => {
  const many = Array.from({ length: 19 }, (_, index) => ({ ...first, id: `holder-${index + 1}` }));
  localStorage.setItem('cairn.capTable.u1', JSON.stringify({ ...blank, holders: many }));
  await expect(work(['Add a shareholder', 'Add a shareholder'])).rejects.toThrow('nothing to press');
  expect(kept()).toHaveProperty('holders.length', 20);
});

function work(steps: Step[]): Promise<string> {
  return followDemoPage({ at: paths.founder.capTable, answers: {}, modules, steps });
}
