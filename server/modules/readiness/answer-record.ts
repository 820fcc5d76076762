import type { AnswerChange } from '#contract/readiness/answers.ts';
import type { AnswerRecord, HeldFile } from '#contract/readiness/readiness.ts';
import type { AnswerEvidence, FounderAnswer } from '#domain/readiness/answers.ts';
import type { AnswerRow } from './check.repo.ts';

/** What an answer rests on, as it is stored: it names the evidence, no matter who keeps that. */
export type StoredEvidence = NonNullable<AnswerChange['evidence']> | { kind: 'file'; id: string };
export type StoredAnswer = Pick<AnswerRow, 'answer' | 'grade' | 'note'> & { evidence: StoredEvidence | null };

/** The part of an answer that two tabs can disagree on. */
export function toStored(row: AnswerRow): StoredAnswer {
  const { answer, grade, note } = row;
  return { answer, grade, note, evidence: storedEvidence(row) };
}

function storedEvidence({ link, heldEvidenceId, fileId }: AnswerRow): StoredEvidence | null {
  if (link) return { kind: 'link', url: link };
  if (heldEvidenceId) return { kind: 'held', evidenceId: heldEvidenceId };
  return fileId ? { kind: 'file', id: fileId } : null;
}

/** The columns of evidence that is no file of the answer's own. */
export function evidenceColumns(evidence: Exclude<StoredEvidence, { kind: 'file' }> | null) {
  return {
    link: evidence?.kind === 'link' ? evidence.url : null,
    heldEvidenceId: evidence?.kind === 'held' ? evidence.evidenceId : null,
    ...{ fileId: null, fileName: null, fileMediaType: null, fileBytes: null, fileSha256: null },
  };
}

/** The answer as its founder sees it. Evidence that has gone from the validation ledger is none any more. */
export function toRecord(row: AnswerRow, heldFiles: readonly HeldFile[]): AnswerRecord {
  const { criterionId, answer, grade, note } = row;
  const file = fileOf(row, heldFiles);
  const evidence: AnswerEvidence | null = row.link
    ? { kind: 'link', url: row.link }
    : file && { kind: 'file', id: file.id, name: file.name, sha256: file.sha256 };
  return {
    ...{ criterionId, answer, grade, note, evidence },
    file: file && { name: file.name, mediaType: file.mediaType, bytes: file.bytes, heldBy: file.heldBy },
    updatedAt: row.updatedAt.toISOString(),
  };
}

function fileOf(row: AnswerRow, heldFiles: readonly HeldFile[]) {
  const held = heldFiles.find(({ evidenceId }) => evidenceId === row.heldEvidenceId);
  if (held) {
    const { evidenceId, ideaId, name, sha256, mediaType, bytes } = held;
    return { id: evidenceId, name, sha256, mediaType, bytes, heldBy: { ideaId, evidenceId } };
  }
  if (!row.fileId) return null;
  return {
    id: row.fileId,
    name: row.fileName ?? '',
    sha256: row.fileSha256 ?? '',
    mediaType: row.fileMediaType ?? '',
    bytes: row.fileBytes ?? 0,
    heldBy: null,
  };
}

/** What the rules read of it. */
export function toFounderAnswer({ answer, grade, evidence, note }: AnswerRecord): FounderAnswer {
  return { answer, grade, evidence, note };
}
