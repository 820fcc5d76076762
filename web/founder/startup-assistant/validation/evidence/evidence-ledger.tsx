import { useMutation } from '@tanstack/react-query';
import { Paperclip, Pencil, Trash2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import type { EvidenceRecord } from '#contract/validation/ledger.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { readEvidenceFile } from '#contract/validation/versions.ts';
import { countEvidence, type EvidenceNote } from '#domain/validation/counted-evidence.ts';
import { INDEPENDENCE, LEVELS } from '#domain/validation/evidence.ts';
import { PROOF_MEANINGS } from '#domain/validation/evidence-meanings.ts';
import { isSafeLink } from '#domain/validation/links.ts';
import { itemPoints } from '#domain/validation/points.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { type TestItem, testEvidence } from '#domain/validation/test-evidence.ts';
import { canBeWitnessed } from '#domain/validation/witness.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { Day } from '#web/time/date-time.tsx';
import { entryWords } from '#web/words/entry-words.ts';
import { AssumptionMark } from '../assumption-mark.tsx';
import { EvidenceNotes, notesOf } from '../evidence-notes.tsx';
import { type Marks, marksOf } from '../marks.ts';

const pageSize = 20;

const columns = [
  { key: 'description', label: 'What was seen' },
  { key: 'assumption', label: 'On', brief: true },
  { key: 'side', label: 'Side', brief: true },
  { key: 'points', label: 'Points', align: 'end', brief: true },
  { key: 'date', label: 'Date', brief: true },
  { key: 'actions', label: 'Actions' },
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
  const last = Math.max(1, Math.ceil(newestFirst.length / pageSize));
  const shown = Math.min(page, last);
  return (
    <DataTable
      caption="Evidence ledger"
      columns={columns}
      rows={newestFirst.slice((shown - 1) * pageSize, shown * pageSize).map((item) => ({
        id: item.id,
        description: <Description ideaId={idea.id} item={item} notes={notesOf(report, item.id)} />,
        assumption: <AssumptionMark id={item.assumptionId} marks={marks} linked />,
        side: item.side === 'for' ? 'For' : 'Against',
        points: pointsOf(item.id).toFixed(2),
        date: <Day value={item.date} />,
        actions:
          'testId' in item ? (
            <span className="text-sm text-stone">From your test</span>
          ) : (
            <span className="flex">
              {canBeWitnessed(item.level) && (
                <IconButton
                  label={`Ask somebody to confirm ${nameOf(item, marks)}`}
                  icon={<UserCheck />}
                  onClick={() => onWitness(item)}
                />
              )}
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
function nameOf(item: EvidenceRecord, marks: Marks): string {
  return `evidence ${item.side} ${marks.get(item.assumptionId) ?? 'an earlier assumption'}: ${entryWords(item)}`;
}

/** A test counts for less than all that took part in it: its note says how many. */
const testWords = ({ side }: TestItem) => (side === 'for' ? 'A test that passed' : 'A test that failed');

type DescriptionProps = { ideaId: string; item: EvidenceRecord | TestItem; notes: readonly EvidenceNote[] };

function Description({ ideaId, item, notes }: DescriptionProps) {
  const { level, independence, proof, inSegment, note, link } = item;
  const facts = [
    LEVELS[level].label.toLowerCase(),
    INDEPENDENCE[independence].label.toLowerCase(),
    PROOF_MEANINGS[proof].replace(/\.$/u, '').toLowerCase(),
    inSegment ? 'in your customer group' : 'outside your customer group',
  ];
  return (
    <div className="flex flex-col gap-0.5">
      <p className="font-semibold">{'testId' in item ? testWords(item) : entryWords(item)}</p>
      <p className="text-sm font-normal text-stone">{facts.join(', ')}</p>
      {'who' in item && item.who !== '' && <p className="text-sm font-normal">{item.who}</p>}
      {note !== '' && <p className="max-w-measure font-normal whitespace-pre-line">{note}</p>}
      {'witnessed' in item && item.witnessed && item.witnessed.confirmed > 0 && (
        <p className="text-sm font-normal text-moss">{item.witnessed.confirmed} confirmed it themselves.</p>
      )}
      <EvidenceNotes notes={notes} />
      {link && <EvidenceLink link={link} />}
      {'observationId' in item && item.file && (
        <EvidenceFileButton ideaId={ideaId} observationId={item.observationId} file={item.file} />
      )}
    </div>
  );
}

type EvidenceFileButtonProps = {
  ideaId: string;
  observationId: string;
  file: NonNullable<EvidenceRecord['file']>;
};

/** The file of an item, downloaded with the founder's own access. */
function EvidenceFileButton({ ideaId, observationId, file }: EvidenceFileButtonProps) {
  const get = useMutation({
    mutationFn: () => download(readEvidenceFile, { params: { ideaId, observationId } }),
    onSuccess: ({ blob }) => saveToDevice(blob, file.name),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <button
      type="button"
      disabled={get.isPending}
      aria-busy={get.isPending || undefined}
      onClick={() => get.mutate()}
      className="inline-flex min-h-8 w-fit items-center gap-1.5 rounded-mark text-sm font-normal text-moss underline underline-offset-4 hover:text-moss-hover"
    >
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">{file.name}</span>
    </button>
  );
}

/** A founder's link: followed only where it is a plain web address, shown as text where it is not. */
function EvidenceLink({ link }: { link: string }) {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  if (!isSafeLink(address)) return <p className="text-sm wrap-anywhere text-stone">{link}</p>;
  return (
    <p className="text-sm">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-normal wrap-anywhere text-moss underline underline-offset-4 hover:text-moss-hover"
      >
        {link}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
