import { type EvidenceRecord, evidenceBody } from '#contract/validation/ledger.ts';
import type { EvidenceBody } from './evidence-mutations.ts';

/** What the evidence dialog is open for: an item to edit, or a new one with what is known of it already. */
export type EvidenceTask = { record: EvidenceRecord } | { record: null; start: Partial<EvidenceBody> };

/** What the form holds. Words kept on a device since proof was a choice still have it: it is left out. */
export const evidenceForm = evidenceBody.strip();
