import type { ImportanceEdit } from '#domain/validation/assumptions.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import type { IntakeDraft } from '#domain/validation/intake.ts';
import type { TestResult } from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';

type EvidenceContent = Omit<EvidenceItem, 'id' | 'file' | 'proof'>;

/** Something that a founder of the demonstration did, so many days before today. */
export type HistoryStep = { daysAgo: number } & (
  | { intake: IntakeDraft }
  | { importance: Omit<ImportanceEdit, 'date'> }
  | { evidence: Partial<EvidenceContent> & Pick<EvidenceContent, 'assumptionId' | 'level' | 'note'> }
  | { lock: { assumptionId: string; passMark: PassMark } }
  | { move: { assumptionId: string; passMark: PassMark; reason: string } }
  | { result: Omit<TestResult, 'recordedAt' | 'file'> & { assumptionId: string; shownIn?: string } }
  | { decision: { kind: 'persevere' | 'pivot' | 'stop'; reason: string } }
  | { publish: true }
);

export const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });
