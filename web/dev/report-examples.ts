import { compareSnapshots } from '#domain/validation/compare.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from '#domain/validation/fixtures/good-intakes.ts';
import { observed } from '#domain/validation/fixtures/ledger.ts';
import { UNTESTABLE_INTAKES } from '#domain/validation/fixtures/untestable-intakes.ts';
import { makeSnapshot, type Snapshot, type SnapshotInput } from '#domain/validation/snapshot.ts';
import { lockedTests } from './report-example-tests.ts';

/** An idea to look at, and the version before it where there is one. */
export type ReportExample = { name: string; label: string; snapshot: Snapshot; earlier: Snapshot | null };

const asOf = '2026-03-15';

const ownAssumptions: SnapshotInput['ownAssumptions'] = [
  {
    id: 'own-5f0c2a7e-8f1d-4a36-9b43-2f1f6d0f9a11',
    class: 'feasibility',
    statement: 'One clerk can understand voice notes in Yoruba, Igbo and Pidgin without asking back.',
    importance: 4,
    reason: 'Two of the first ten notes were in a mix of languages.',
  },
];

const firstTalks = [
  observed('e01', {
    assumptionId: 'D1',
    count: 6,
    date: '2026-02-10',
    note: 'Six stall owners in the lace row each told me about a credit sale they lost since Christmas.',
  }),
  observed('e02', {
    assumptionId: 'D1',
    count: 2,
    side: 'against',
    date: '2026-02-10',
    note: 'Two keep a carbon-copy book and could show every credit sale.',
  }),
  observed('e03', {
    assumptionId: 'V1',
    level: 'L2',
    independence: 'friend',
    proof: 'asserted',
    count: 20,
    date: '2026-01-20',
    note: 'Classmates and cousins who would certainly pay.',
  }),
  observed('e04', {
    assumptionId: 'V3',
    level: 'L1',
    proof: 'verified',
    date: '2025-03-01',
    note: 'Register of the market association.',
  }),
];

const laterProof = [
  observed('e05', {
    assumptionId: 'V1',
    level: 'L5',
    proof: 'verified',
    count: 5,
    date: '2026-03-12',
    note: 'Five stall owners paid the first month by transfer.',
    link: 'https://example.com/receipts',
  }),
  observed('e06', {
    assumptionId: 'V1',
    level: 'L5',
    proof: 'verified',
    side: 'against',
    date: '2026-03-12',
    note: 'One refused when asked to pay: her nephew does it for free.',
  }),
  observed('e07', {
    assumptionId: 'D3',
    level: 'L4',
    count: 3,
    date: '2026-03-01',
    note: 'Three sent voice notes every day for two weeks.',
  }),
  observed('e08', {
    assumptionId: 'D4',
    level: 'L4',
    count: 4,
    date: '2026-03-05',
    independence: 'warm',
    note: 'Four chose the voice notes with the app already on their phone.',
  }),
  observed('e09', {
    assumptionId: 'R1',
    level: 'L4',
    date: '2025-11-20',
    note: 'The association’s secretary walked two rows with me.',
  }),
  observed('e10', {
    assumptionId: 'D1',
    count: 9,
    date: '2026-03-02',
    note: 'Nine more in the ankara row, same question, recorded.',
  }),
];

/** Every example, each made by the product’s own rules from what a founder could have entered. */
export async function reportExamples(): Promise<ReportExample[]> {
  const earlier = makeSnapshot({
    asOf: '2026-02-15',
    intake: { ...BOOKKEEPING, edge: '', unitCost: null },
    evidence: firstTalks,
  });
  const proven = await provenIdea();
  return [
    { name: 'evidence', label: 'With evidence', snapshot: proven, earlier },
    { name: 'untested', label: 'Untested', snapshot: plain('agritech in Kano'), earlier: null },
    { name: 'contradicted', label: 'Contradicted', snapshot: contradicted(), earlier: null },
    { name: 'not-testable', label: 'Not testable', snapshot: notTestable(), earlier: null },
  ];
}

/** What changed since the version before; null where there is none. */
export function comparisonOf({ snapshot, earlier }: ReportExample) {
  return earlier && compareSnapshots(earlier, snapshot);
}

async function provenIdea(): Promise<Snapshot> {
  const testCards = await lockedTests(BOOKKEEPING);
  return makeSnapshot({
    asOf,
    intake: BOOKKEEPING,
    ownAssumptions,
    importanceEdits: [
      {
        assumptionId: 'D2',
        importance: 4,
        reason: 'Below twice a week nobody would form the habit.',
        date: '2026-03-01',
      },
    ],
    evidence: [...firstTalks, ...laterProof],
    testCards,
    decisions: [
      {
        id: 'd1',
        kind: 'pivot',
        date: '2026-02-16',
        reason: 'From an app to voice notes: nobody in the lace row types.',
        evidenceIds: ['e01'],
        testIds: [],
      },
      {
        id: 'd2',
        kind: 'persevere',
        date: '2026-03-13',
        reason: 'Five of six paid when asked. Next we find out whether they pay again.',
        evidenceIds: ['e05', 'e06'],
        testIds: testCards.slice(0, 1).map(({ id }) => id),
      },
    ],
  });
}

function plain(name: string): Snapshot {
  return makeSnapshot({ asOf, intake: GOOD_INTAKES[name] ?? BOOKKEEPING });
}

function contradicted(): Snapshot {
  const refused = { level: 'L5', proof: 'verified', side: 'against', date: '2026-03-01' } as const;
  return makeSnapshot({
    asOf,
    intake: GOOD_INTAKES['B2B SaaS in Leeds'] ?? BOOKKEEPING,
    evidence: [
      observed('e01', {
        assumptionId: 'V1',
        ...refused,
        count: 4,
        note: 'Four directors declined a paid pilot at half the price.',
      }),
      observed('e02', { assumptionId: 'D1', count: 8, note: 'Eight managers showed me last month’s agency invoices.' }),
      observed('e03', {
        assumptionId: 'D3',
        count: 5,
        side: 'against',
        note: 'Five said that the WhatsApp group does the job on most days.',
      }),
    ],
  });
}

function notTestable(): Snapshot {
  const wrong = (['segment', 'place', 'problem', 'killCriteria'] as const).map((field) => {
    const example = UNTESTABLE_INTAKES.find(({ fields }) => fields.length === 1 && fields[0] === field);
    return { [field]: example?.intake[field] };
  });
  const intake = Object.assign({}, BOOKKEEPING, ...wrong);
  return makeSnapshot({ asOf, intake, evidence: firstTalks });
}
