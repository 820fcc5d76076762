import { expect, it } from 'vitest';
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
