import { Pencil, Trash2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { countEvidence } from '#domain/validation/counted-evidence.ts';
import { itemPoints } from '#domain/validation/points.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { briefly } from '#domain/validation/safe-text.ts';
import { shortBelief } from '#domain/validation/short-belief.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { testEvidence } from '#domain/validation/test-evidence.ts';
import { canBeWitnessed } from '#domain/validation/witness.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Table } from '#ui/table/table.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { SectionLink } from '#web/components/section-link.tsx';
import { Day } from '#web/time/date-time.tsx';
import { entryWords } from '#web/words/entry-words.ts';
import { notesOf } from '../evidence-notes.tsx';
import { anchorOf, type Marks, marksOf } from '../marks.ts';
import { useShortList } from '../short-list.tsx';
import { ASKED_AGAIN, isConfirmed } from './asked-again.ts';
import { LedgerEntry } from './ledger-entry.tsx';
import { usePitchFit } from './observation-mutations.ts';
import { PriceAnswer } from './price-answer.tsx';

const pageSize = 20;
/** The newest; the others come when they are asked for. */
const SHOWN_FIRST = 8;

/** So many letters of a belief fit beside the other figures of an entry on a phone. */
const BELIEF_SHOWN = 24;

const columns = [
  { key: 'description', label: 'What was seen' },
  { key: 'assumption', label: 'On', brief: true },
  { key: 'side', label: 'Side', brief: true },
  { key: 'points', label: 'Points', align: 'end', brief: true },
  { key: 'date', label: 'Date', brief: true },
] as const;

type EvidenceLedgerProps = {
  idea: IdeaState;
  report: ValidationReport;
  snapshot: Snapshot;
  onEdit: (record: EvidenceRecord) => void;
  onRemove: (record: EvidenceRecord) => void;
  onWitness: (record: EvidenceRecord) => void;
};

export function EvidenceLedger({ idea, report, snapshot, onEdit, onRemove, onWitness }: EvidenceLedgerProps) {
  const [page, setPage] = useState(1);
  const marks = marksOf(report.beliefs);
  const counted = new Map(countEvidence(snapshot).items.map((item) => [item.id, item]));
  const pointsOf = (id: string) => {
    const item = counted.get(id);
    return item ? itemPoints(item, report.asOf).product : 0;
  };
  const fromTests = testEvidence(
    snapshot.testCards.map(({ objection: _objection, ...test }) => test),
    report.asOf,
  );
  const newestFirst = [...idea.evidence, ...fromTests].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const { shown: listed, showAll } = useShortList(newestFirst, SHOWN_FIRST);
  const last = Math.max(1, Math.ceil(listed.length / pageSize));
  const shown = Math.min(page, last);
  const beliefOf = (id: string) => {
    const belief = snapshot.assumptions.find((one) => one.id === id);
    if (!belief) return 'An earlier belief';
    const name = shortBelief(belief, snapshot.intake, 'founder');
    return (
      <SectionLink to={anchorOf(id)} aria-label={name} title={name}>
        {briefly(name, BELIEF_SHOWN)}
      </SectionLink>
    );
  };
  const rows = listed.slice((shown - 1) * pageSize, shown * pageSize).map((item) => ({
    id: item.id,
    description: (
      <LedgerEntry ideaId={idea.id} item={item} notes={notesOf(report, item.id)}>
        {marks.has(item.assumptionId) && <p className="text-sm font-normal">On: {marks.get(item.assumptionId)}</p>}
        {'testId' in item ? (
          <p className="text-sm text-stone">From your test</p>
        ) : (
          <EntryActions {...{ idea, item, onEdit, onRemove, onWitness }} name={nameOf(item, marks)} />
        )}
      </LedgerEntry>
    ),
    assumption: beliefOf(item.assumptionId),
    side: item.side === 'for' ? 'For' : 'Against',
    points: pointsOf(item.id).toFixed(2),
    date: <Day value={item.date} />,
  }));
  const table = { caption: 'Evidence ledger', columns, rows };
  if (showAll)
    return (
      <>
        <Table {...table} />
        {showAll}
      </>
    );
  return <DataTable {...table} page={shown} pageSize={pageSize} total={newestFirst.length} onPage={setPage} />;
}

type EntryActionsProps = Pick<EvidenceLedgerProps, 'idea' | 'onEdit' | 'onRemove' | 'onWitness'> & {
  item: EvidenceRecord;
  name: string;
};

function EntryActions({ idea, item, name, onEdit, onRemove, onWitness }: EntryActionsProps) {
  const fit = usePitchFit(idea.id);
  return (
    <div className="flex flex-wrap items-center">
      {canBeWitnessed(item.level) && (
        <IconButton label={`Ask somebody to confirm ${name}`} icon={<UserCheck />} onClick={() => onWitness(item)} />
      )}
      <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={() => onEdit(item)} />
      <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={() => onRemove(item)} />
      {item.doesNotFit && (
        <Button
          size="small"
          variant="quiet"
          disabled={fit.isPending}
          onClick={() =>
            fit.mutate(
              { fits: true, observationId: item.observationId },
              { onError: (error) => toast.error(messageOf(error)) },
            )
          }
        >
          It fits after all
        </Button>
      )}
      {item.doesNotFit && isConfirmed(idea, [item]) && <span className="text-sm text-stone">{ASKED_AGAIN}</span>}
      <PriceAnswer idea={idea} item={item} />
    </div>
  );
}

/** The longest name of a belief in that of a button. */
const NAME_LENGTH = 64;

/** Names an entry for its buttons. */
function nameOf(item: EvidenceRecord, marks: Marks): string {
  return `evidence (${entryWords(item)}) ${item.side} “${briefly(marks.get(item.assumptionId) ?? 'an earlier assumption', NAME_LENGTH)}”`;
}
