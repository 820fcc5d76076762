import type { Comparison } from '#domain/validation/compare.ts';
import { type CountedItem, countEvidence } from '#domain/validation/counted-evidence.ts';
import { INDEPENDENCE, kindLabel, PROOFS } from '#domain/validation/evidence.ts';
import { SCORE_FORMULAS } from '#domain/validation/published-rules.ts';
import { CONVENTIONS, type ValidationReport } from '#domain/validation/report.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { confirmedWords } from '#domain/validation/seen.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { WATERFALL_ORDER } from '#domain/validation/waterfall.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { share, signed, wordDay, wordHash } from '../../../print/wording.ts';
import { namesOf } from './assumption-pages.ts';

export function decisionLog<N>(parts: PrintParts<N>, { decisions }: ValidationReport): N {
  const rests = (evidence: number, tests: number) =>
    [evidence && `${evidence} of evidence`, tests && `${tests} of tests`].filter(Boolean).join(' and ');
  return parts.section(
    'Decision log',
    ...(decisions.length === 0 ? [parts.text('No decision yet.')] : []),
    ...decisions.map(({ date, label, reason, evidenceIds, testIds }) =>
      parts.field(wordDay(date), `${label}: ${reason} (rests on ${rests(evidenceIds.length, testIds.length)})`),
    ),
  );
}

const changeColumns: Column[] = [
  { header: 'What changed', width: 0.52 },
  { header: 'Support', width: 0.16, align: 'right' },
  { header: 'Against', width: 0.16, align: 'right' },
  { header: 'Unknown', width: 0.16, align: 'right' },
];

/** The steps sum exactly to the difference of the two versions as displayed. */
export function whatChanged<N>(
  parts: PrintParts<N>,
  earlier: number,
  { assumptions }: Snapshot,
  { before, after, total, steps, reason, changes }: Comparison,
): N {
  const nameOf = namesOf(assumptions);
  const labels = new Map<string, string>(WATERFALL_ORDER.map(({ kind, label }) => [kind, label]));
  const deltas = (delta: { support: number; against: number; unknown: number }) =>
    [delta.support, delta.against, delta.unknown].map(signed);
  const figures = (shares: { support: number; against: number; unknown: number }) =>
    [shares.support, shares.against, shares.unknown].map(share);
  const rows = steps.map(({ kind, assumptionId, side, delta }) => [
    `${labels.get(kind)}${assumptionId ? `: ${nameOf(assumptionId)}` : ''}${side ? ` (${side})` : ''}`,
    ...deltas(delta),
  ]);
  const answers = changes.intake.map(({ label }) => label).join(', ');
  return parts.section(
    `What changed since version ${earlier}`,
    ...(reason ? [parts.text(reason)] : []),
    ...(before && after && total
      ? [
          parts.table(changeColumns, [
            [`Version ${earlier}`, ...figures(before)],
            ...rows,
            ['In all', ...deltas(total)],
            ['This version', ...figures(after)],
          ]),
        ]
      : []),
    ...(answers ? [parts.text(`Answers that changed: ${answers}.`)] : []),
  );
}

const countColumns: Column[] = [
  { header: 'Date', width: 0.11 },
  { header: 'About', width: 0.2 },
  { header: 'Side', width: 0.08 },
  { header: 'What it was', width: 0.13 },
  { header: 'Who, proof', width: 0.14 },
  { header: 'Count', width: 0.06, align: 'right' },
];
const mostRows = 200;

/** The newest items, and what of each can be counted. */
function countedRows(snapshot: Snapshot) {
  const { items } = countEvidence(snapshot);
  const nameOf = namesOf(snapshot.assumptions);
  const evidence = [...snapshot.evidence, ...items.filter(({ testId }) => testId !== undefined)];
  const counted = new Map(items.map((item) => [item.id, item]));
  const proofOf = (item: CountedItem) => {
    const { proof, count, confirmed = 0 } = counted.get(item.id) ?? item;
    const label = PROOFS[proof].label.toLowerCase();
    return confirmed > 0 && confirmed < count ? `${label}, ${confirmedWords(confirmed, count)}` : label;
  };
  const newest: CountedItem[] = [...evidence]
    .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : 0))
    .slice(0, mostRows);
  const rows = newest.map((item) => ({
    item,
    cells: [
      item.date,
      nameOf(item.assumptionId),
      item.side,
      kindLabel(item),
      `${INDEPENDENCE[item.independence].label}, ${proofOf(item)}${item.inSegment ? '' : ', outside the segment'}`,
      String(item.count),
    ],
  }));
  return { rows, total: evidence.length };
}

type Ledger = { columns: Column[]; rows: string[][]; total: number; whereAll: string };

function ledger<N>(parts: PrintParts<N>, { columns, rows, total, whereAll }: Ledger): N {
  const more = total - rows.length;
  return parts.section(
    'Evidence ledger',
    parts.small(total === 0 ? 'No evidence yet.' : `${total} ${total === 1 ? 'item' : 'items'}, newest first.`),
    ...(rows.length > 0 ? [parts.table(columns, rows)] : []),
    ...(more > 0 ? [parts.text(`And ${more} older items${whereAll}.`)] : []),
  );
}

/** The newest items; the JSON export has them all. */
export function evidenceLedger<N>(parts: PrintParts<N>, snapshot: Snapshot, { evidenceNotes }: ValidationReport): N {
  const { rows, total } = countedRows(snapshot);
  const notesOn = (id: string) => evidenceNotes.filter(({ evidenceId }) => evidenceId === id).map(({ text }) => text);
  const withNotes = rows.map(({ item, cells }) => [
    ...cells,
    [shortLine(item.note, 200), item.link, item.file && `File: ${item.file.name}`, ...notesOn(item.id)]
      .filter(Boolean)
      .join(' · '),
  ]);
  const columns = [...countColumns, { header: 'Note', width: 0.28 }];
  return ledger(parts, { columns, rows: withNotes, total, whereAll: ', all of them in the JSON export' });
}

/** The same without a word of what was noted. */
export function countedLedger<N>(parts: PrintParts<N>, snapshot: Snapshot): N {
  const { rows, total } = countedRows(snapshot);
  const columns = countColumns.map((column) => ({ ...column, width: column.width / 0.72 }));
  return ledger(parts, { columns, rows: rows.map(({ cells }) => cells), total, whereAll: '' });
}

const formulaColumns: Column[] = [
  { header: 'Rule', width: 0.08 },
  { header: 'Figure', width: 0.24 },
  { header: 'Formula', width: 0.68 },
];
const levelColumns: Column[] = [
  { header: 'Level', width: 0.5 },
  { header: 'Points', width: 0.25, align: 'right' },
  { header: 'Cap', width: 0.25, align: 'right' },
];

/** How anybody can work the score out again, by the rules of the day on which the version was published. */
export function method<N>(parts: PrintParts<N>, report: ValidationReport, sha256: string): N {
  const { formulas, conventions } = report.score ?? { formulas: SCORE_FORMULAS, conventions: CONVENTIONS };
  const { levels, independence, proofs, segment } = conventions;
  const multipliers = (table: Record<string, { label: string; multiplier: number }>) =>
    Object.values(table)
      .map(({ label, multiplier }) => `${label.toLowerCase()} ${multiplier}`)
      .join(', ');
  return parts.section(
    'How the score is worked out',
    ...report.notes.map((note) => parts.text(note)),
    parts.table(
      formulaColumns,
      formulas.map(({ rule, name, formula }) => [rule, name, formula]),
    ),
    // On one page: the hash alone at the head of the last one says nothing.
    parts.keep(
      parts.table(
        levelColumns,
        Object.entries(levels).map(([level, { label, points, cap }]) => [
          `${level} ${label}`,
          String(points),
          String(cap),
        ]),
      ),
      parts.text(
        `Independence: ${multipliers(independence)}. Proof: ${multipliers(proofs)}. In the segment ${segment.inSegment}, else ${segment.outside}. Prior weight ${conventions.priorWeight}.`,
      ),
      parts.text(`Rules ${report.ruleSetVersion}, formula ${report.formulaVersion}.`),
      parts.text(`SHA-256 of this version’s JSON export: ${wordHash(sha256)}`),
    ),
  );
}
