import type { DocumentEntry, DocumentStatus } from '#contract/documents.ts';
import { AppError } from '#contract/errors.ts';
import { type AgreementAction, type AgreementState, afterAction } from '#domain/agreements/states.ts';
import type { AgreementKind } from '#domain/agreements/template.ts';
import type { Db } from '../../db/client.ts';
import { findAgreement, updateAgreement } from './agreement.repo.ts';
import type { AgreementRules } from './agreement-rules.ts';
import type { OpenAgreement } from './agreement-view.ts';
import type { TemplateLibrary } from './template-library.ts';

/** A version as the shelf keeps it. */
export interface KeptVersion {
  number: number;
  name: string;
  contentHash: string;
  summary: Record<string, unknown>;
  sha256: string;
  createdAt: Date;
}
export interface KeptVersionBytes extends KeptVersion {
  snapshot: string;
  report: string;
}

/** The entries of All Documents, as far as this room needs them. `lock` makes writers of one agreement wait for each other. */
export interface AgreementShelf {
  create(db: Db, uid: string, entry: { type: AgreementKind; suggestedName: string }): Promise<DocumentEntry>;
  duplicate(db: Db, uid: string, id: string): Promise<DocumentEntry>;
  find(db: Db, uid: string, id: string): Promise<DocumentEntry | undefined>;
  lock(db: Db, uid: string, id: string): Promise<DocumentEntry | undefined>;
  touch(db: Db, uid: string, id: string, suggestedName?: string): Promise<DocumentEntry>;
  setStatus(db: Db, uid: string, id: string, status: DocumentStatus): Promise<DocumentEntry>;
  addVersion(
    db: Db,
    uid: string,
    id: string,
    version: Omit<KeptVersionBytes, 'number' | 'name' | 'createdAt'>,
    status: DocumentStatus,
  ): Promise<KeptVersionBytes>;
  findVersion(db: Db, uid: string, id: string, number: number): Promise<KeptVersionBytes | undefined>;
  listVersions(db: Db, uid: string, id: string, page: { before?: number; limit: number }): Promise<KeptVersion[]>;
}

export interface AgreementDeps {
  clock: () => Date;
  shelf: AgreementShelf;
  library: TemplateLibrary;
  rules: AgreementRules;
  /** What the founder's company does, by the idea that they worked on last, if there is one. */
  findBusiness: (db: Db, uid: string) => Promise<string | null>;
  /** The versions that everybody has signed. */
  listSigned: (db: Db, uid: string) => Promise<readonly { documentId: string; versionNumber: number }[]>;
}

type Finding = Pick<AgreementDeps, 'shelf' | 'library'>;

/** The founder's agreement, or undefined for none, a deleted one and somebody else's alike. */
export async function findOpenAgreement(
  { shelf, library }: Finding,
  db: Db,
  uid: string,
  id: string,
  mode: 'read' | 'lock' = 'read',
): Promise<OpenAgreement | undefined> {
  const entry = await (mode === 'lock' ? shelf.lock(db, uid, id) : shelf.find(db, uid, id));
  const row = entry && (await findAgreement(db, uid, id));
  return entry && row && { entry, row, template: await library.find(db, row.templateHash) };
}

/** The founder's agreement; `lock` before changing anything of it. @throws AGREEMENT_UNKNOWN. */
export async function openAgreement(...asked: Parameters<typeof findOpenAgreement>): Promise<OpenAgreement> {
  const open = await findOpenAgreement(...asked);
  if (!open) throw new AppError('AGREEMENT_UNKNOWN');
  return open;
}

/** The state after an action. @throws AGREEMENT_FINAL where it has to be reopened first. */
export function stateAfter({ row }: OpenAgreement, action: AgreementAction): AgreementState {
  const state = afterAction(row.state, action);
  if (!state) throw new AppError('AGREEMENT_FINAL');
  return state;
}

/** Counts a change and notes it in All Documents. The caller holds the lock. */
export async function keepChange(
  { shelf }: Pick<AgreementDeps, 'shelf'>,
  db: Db,
  { row }: OpenAgreement,
  change: Parameters<typeof updateAgreement>[3],
  suggestedName?: string,
): Promise<{ revision: number; entry: DocumentEntry }> {
  const revision = row.revision + 1;
  await updateAgreement(db, row.ownerUid, row.id, { ...change, revision });
  return { revision, entry: await shelf.touch(db, row.ownerUid, row.id, suggestedName) };
}
