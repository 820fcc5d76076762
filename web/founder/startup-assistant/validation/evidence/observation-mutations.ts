import { useQueryClient } from '@tanstack/react-query';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import {
  addObservation,
  editObservation,
  removeObservation,
  setPitchFit,
  setPriceFit,
} from '#contract/validation/validation.ts';
import { attachEvidenceFile, removeEvidenceFile } from '#contract/validation/versions.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { refreshIdea } from '#web/founder/documents/idea-queries.ts';
import { useIdeaChange } from '../use-idea-change.ts';
import type { ObservationBody } from './observation-task.ts';

/** What to save: a new observation, or one that is edited, by one of its lines; with a file to attach, or to take off. */
export type ObservationInput = {
  record: EvidenceRecord | null;
  body: ObservationBody;
  file: File | null;
  removeFile: boolean;
};

/** The observation is saved and its file is not: the form goes on from `saved`, so that a retry does not add it twice. */
export class FileNotAttached extends Error {
  readonly saved: EvidenceRecord;
  constructor(saved: EvidenceRecord, cause: unknown) {
    super('The file could not be attached', { cause });
    this.name = 'FileNotAttached';
    this.saved = saved;
  }
}

/** Saves an observation, then its file. Rejects with FileNotAttached when only the file failed. */
export function useSaveObservation(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);

  function apply({ revision, evidence }: { revision: number; evidence: EvidenceRecord[] }): EvidenceRecord[] {
    applyChange(revision, (idea) => ({ evidence: withLines(idea.evidence, evidence) }));
    return evidence;
  }

  async function saveWords({ record, body }: ObservationInput): Promise<EvidenceRecord[]> {
    if (!record) return apply(await call(addObservation, { params: { ideaId }, body }));
    const params = { ideaId, observationId: record.observationId };
    const { key: _key, ...words } = body;
    return apply(await call(editObservation, { params, body: { ...words, revision: record.revision } }));
  }

  async function saveFile(saved: EvidenceRecord, { file, removeFile }: ObservationInput): Promise<void> {
    const params = { ideaId, observationId: saved.observationId };
    if (file) apply(await call(attachEvidenceFile, { params }, { file: { field: 'file', content: file } }));
    else if (removeFile && saved.file) apply(await call(removeEvidenceFile, { params }));
  }

  return useSave({
    mutationFn: async (input: ObservationInput) => {
      const saved = await saveWords(input);
      const [line] = saved;
      if (line)
        await saveFile(line, input).catch((cause: unknown) => {
          throw new FileNotAttached(line, cause);
        });
      return saved;
    },
  });
}

function useChangedLines(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return ({ revision, evidence }: { revision: number; evidence: EvidenceRecord[] }) =>
    applyChange(revision, (idea) => ({
      evidence: idea.evidence.map((line) => evidence.find(({ id }) => id === line.id) ?? line),
    }));
}

/** Whether what was noted for an earlier pitch still fits: one observation, or all that are asked about. */
export function usePitchFit(ideaId: string) {
  const onSuccess = useChangedLines(ideaId);
  return useSave({
    mutationFn: (body: { fits: boolean; observationId?: string }) => call(setPitchFit, { params: { ideaId }, body }),
    onSuccess,
  });
}

/** Whether what was paid at an earlier price was a part of today's: of one observation, or of all that are asked about; null takes it back. */
export function usePriceFit(ideaId: string) {
  const onSuccess = useChangedLines(ideaId);
  return useSave({
    mutationFn: (body: { isPart: boolean | null; observationId?: string }) =>
      call(setPriceFit, { params: { ideaId }, body }),
    onSuccess,
  });
}

/** Takes the answers about the price of these observations back, one after the other. */
export function useUndoPriceFit(ideaId: string) {
  const onEach = useChangedLines(ideaId);
  return useSave<void, string[]>({
    mutationFn: async (ids) => {
      for (const observationId of ids)
        onEach(await call(setPriceFit, { params: { ideaId }, body: { isPart: null, observationId } }));
    },
  });
}

export function useRemoveObservation(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  const client = useQueryClient();
  return useSave({
    mutationFn: ({ observationId }: EvidenceRecord) => call(removeObservation, { params: { ideaId, observationId } }),
    onSuccess: ({ revision }, removed) => {
      applyChange(revision, (idea) => ({ evidence: withoutObservation(idea.evidence, removed.observationId) }));
      // Whether the report tells of it, the server knows.
      return removed.side === 'against' ? refreshIdea(client, ideaId) : undefined;
    },
  });
}

const withoutObservation = (ledger: readonly EvidenceRecord[], id: string) =>
  ledger.filter(({ observationId }) => observationId !== id);

/** The ledger with the lines of one observation in place of what it said before. */
function withLines(ledger: readonly EvidenceRecord[], lines: EvidenceRecord[]): EvidenceRecord[] {
  return [...withoutObservation(ledger, lines[0]?.observationId ?? ''), ...lines];
}
