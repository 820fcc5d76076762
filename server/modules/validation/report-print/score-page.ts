import type { ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { verdictReason } from '#domain/validation/verdict-reason.ts';
import { toldVerdict } from '#domain/validation/verdict-told.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { share } from '../../../print/wording.ts';

const columns: Column[] = [
  { header: 'Share', width: 0.2 },
  { header: 'Per cent', width: 0.15, align: 'right' },
  { header: 'What it is', width: 0.65 },
];

/** The verdict with its reason, and the three figures to the decimal. */
export function scoreAndVerdict<N>(parts: PrintParts<N>, snapshot: Snapshot, report: ValidationReport): N {
  const { score, notTestable } = report;
  return parts.section(
    'Verdict and score',
    parts.bold(toldVerdict(report)),
    parts.text(verdictReason(snapshot, report)),
    ...(score
      ? [
          parts.table(columns, [
            ['Support', share(score.support), 'what the evidence supports'],
            ['Against', share(score.against), 'what it speaks against'],
            ['Unknown', share(score.unknown), 'what nobody has shown yet'],
          ]),
        ]
      : [parts.text(notTestable ?? '')]),
    ...(score?.range
      ? [
          parts.text(
            `Support with any one assumption left out: ${share(score.range.min)} to ${share(score.range.max)}.`,
          ),
        ]
      : []),
  );
}
