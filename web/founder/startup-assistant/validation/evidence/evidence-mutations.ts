import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { EvidenceRecord, evidenceBody } from '#contract/validation/ledger.ts';
import { addEvidence, editEvidence, removeEvidence } from '#contract/validation/validation.ts';
import { attachEvidenceFile, removeEvidenceFile } from '#contract/validation/versions.ts';
import { call } from '#web/api/client.ts';
import { createSubmitKeys } from '#web/api/idempotency-key.ts';
import { useIdeaChange } from '../use-idea-change.ts';

export type EvidenceBody = z.output<typeof evidenceBody>;

/** What to save: a new item, or one that is edited; with a file to attach, or to take off. */
export type EvidenceInput = {
  record: EvidenceRecord | null;
  body: EvidenceBody;
  file: File | null;
  removeFile: boolean;
  /** The key of an item that may be added once only, whatever page it is sent from. */
  onceAs?: string;
};

/** The item is saved and its file is not: the form goes on from `saved`, so that a retry does not add it twice. */
export class FileNotAttached extends Error {
  readonly saved: EvidenceRecord;
  constructor(saved: EvidenceRecord, cause: unknown) {
    super('The file could not be attached', { cause });
    this.name = 'FileNotAttached';
    this.saved = saved;
  }
}

/** Saves an item of evidence, then its file. Rejects with FileNotAttached when only the file failed. */
export function useSaveEvidence(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  const [submitKeys] = useState(createSubmitKeys);

  function apply({ revision, evidence }: { revision: number; evidence: EvidenceRecord }): EvidenceRecord {
    applyChange(revision, (idea) => ({ evidence: withRecord(idea.evidence, evidence) }));
    return evidence;
  }

  async function saveItem({ record, body, onceAs }: EvidenceInput): Promise<EvidenceRecord> {
    if (!record) {
      const idempotencyKey = onceAs ?? submitKeys.keyFor(body);
      const added = await call(addEvidence, { params: { ideaId }, body }, { idempotencyKey });
      submitKeys.done();
      return apply(added);
    }
    const params = { ideaId, evidenceId: record.id };
    return apply(await call(editEvidence, { params, body: { ...body, revision: record.revision } }));
  }

  async function saveFile(saved: EvidenceRecord, { file, removeFile }: EvidenceInput): Promise<EvidenceRecord> {
    const params = { ideaId, evidenceId: saved.id };
    if (file) return apply(await call(attachEvidenceFile, { params }, { file: { field: 'file', content: file } }));
    return removeFile && saved.file ? apply(await call(removeEvidenceFile, { params })) : saved;
  }

  return useMutation({
    mutationFn: async (input: EvidenceInput) => {
      const saved = await saveItem(input);
      return saveFile(saved, input).catch((cause: unknown) => {
        throw new FileNotAttached(saved, cause);
      });
    },
  });
}

export function useRemoveEvidence(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return useMutation({
    mutationFn: ({ id }: EvidenceRecord) => call(removeEvidence, { params: { ideaId, evidenceId: id } }),
    onSuccess: ({ revision }, { id }) =>
      applyChange(revision, (idea) => ({ evidence: idea.evidence.filter((item) => item.id !== id) })),
  });
}

function withRecord(ledger: readonly EvidenceRecord[], record: EvidenceRecord): EvidenceRecord[] {
  const known = ledger.some(({ id }) => id === record.id);
  return known ? ledger.map((item) => (item.id === record.id ? record : item)) : [...ledger, record];
}
