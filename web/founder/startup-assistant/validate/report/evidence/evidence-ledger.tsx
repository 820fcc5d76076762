import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { IdeaState } from '#contract/validation.ts';
import type { EvidenceRecord } from '#contract/validation-ledger.ts';
import { INDEPENDENCE, LEVELS, PROOFS } from '#domain/validation/evidence.ts';
import { itemPoints } from '#domain/validation/points.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { Day } from '#web/time/date-time.tsx';
import { AssumptionMark } from '../assumption-mark.tsx';
import { type Marks, marksOf } from '../marks.ts';
import { EvidenceFileButton } from './evidence-file-button.tsx';
import { EvidenceLink } from './evidence-link.tsx';

const pageSize = 20;

const columns = [
  { key: 'description', label: 'What was seen' },
  { key: 'assumption', label: 'On' },
  { key: 'side', label: 'Side' },
  { key: 'points', label: 'Points', align: 'end' },
  { key: 'date', label: 'Date' },
  { key: 'actions', label: 'Actions' },
] as const;

type EvidenceLedgerProps = {
  idea: IdeaState;
  report: ValidationReport;
  onEdit: (record: EvidenceRecord) => void;
  onRemove: (record: EvidenceRecord) => void;
};

export function EvidenceLedger({ idea, report, onEdit, onRemove }: EvidenceLedgerProps) {
  const [page, setPage] = useState(1);
  const marks = marksOf(report.beliefs);
  const newestFirst = [...idea.evidence].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const last = Math.max(1, Math.ceil(newestFirst.length / pageSize));
  const shown = Math.min(page, last);
  return (
    <DataTable
      caption="Evidence ledger"
      columns={columns}
      rows={newestFirst.slice((shown - 1) * pageSize, shown * pageSize).map((item) => ({
        id: item.id,
        description: <Description ideaId={idea.id} item={item} />,
        assumption: <AssumptionMark id={item.assumptionId} marks={marks} linked />,
        side: item.side === 'for' ? 'For' : 'Against',
        points: itemPoints(item, report.asOf).product.toFixed(2),
        date: <Day value={item.date} />,
        actions: (
          <span className="flex">
            <IconButton label={`Edit ${nameOf(item, marks)}`} icon={<Pencil />} onClick={() => onEdit(item)} />
            <IconButton label={`Remove ${nameOf(item, marks)}`} icon={<Trash2 />} onClick={() => onRemove(item)} />
          </span>
        ),
      }))}
      page={shown}
      pageSize={pageSize}
      total={newestFirst.length}
      onPage={setPage}
    />
  );
}

/** Names an entry for its buttons. */
function nameOf({ level, side, assumptionId, count }: EvidenceRecord, marks: Marks): string {
  return `evidence ${side} ${marks.get(assumptionId) ?? 'an earlier assumption'}: ${count} × ${LEVELS[level].label}`;
}

function Description({ ideaId, item }: { ideaId: string; item: EvidenceRecord }) {
  const { count, level, independence, proof, inSegment, note, link, file } = item;
  const facts = [
    INDEPENDENCE[independence].label,
    PROOFS[proof].label.toLowerCase(),
    inSegment ? 'in segment' : 'outside the segment',
  ];
  return (
    <div className="flex flex-col gap-0.5">
      <p className="font-semibold">
        {count} × {level} {LEVELS[level].label}
      </p>
      <p className="text-sm font-normal text-stone">{facts.join(', ')}</p>
      {note !== '' && <p className="max-w-measure font-normal whitespace-pre-line">{note}</p>}
      {link && <EvidenceLink link={link} />}
      {file && <EvidenceFileButton ideaId={ideaId} evidenceId={item.id} file={file} />}
    </div>
  );
}
