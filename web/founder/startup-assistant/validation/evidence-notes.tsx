import type { EvidenceNote } from '#domain/validation/counted-evidence.ts';
import type { ValidationReport } from '#domain/validation/report.ts';

export const notesOf = ({ evidenceNotes }: Pick<ValidationReport, 'evidenceNotes'>, id: string) =>
  evidenceNotes.filter(({ evidenceId }) => evidenceId === id);

/** Why an entry counts otherwise than it was entered. */
export function EvidenceNotes({ notes }: { notes: readonly EvidenceNote[] }) {
  return notes.map(({ code, text }) => (
    <p key={code} className="max-w-measure border-l-2 border-clay pl-2 text-sm font-normal">
      {text}
    </p>
  ));
}
