import type { DocumentEntry } from '#contract/documents.ts';
import { AppError } from '#contract/errors.ts';
import { type AgreementAction, type AgreementState, afterAction } from '#domain/agreements/states.ts';
import type { FindBusiness, ListSigned } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { DocumentStore } from '../documents/kind/document-store.ts';
import { findAgreement, updateAgreement } from './agreement.repo.ts';
import type { AgreementRules } from './agreement-rules.ts';
import type { OpenAgreement } from './agreement-view.ts';
import type { TemplateLibrary } from './template-library.ts';

export interface AgreementDeps {
  clock: () => Date;
  store: DocumentStore;
  library: TemplateLibrary;
  rules: AgreementRules;
  findBusiness: FindBusiness;
  listSigned: ListSigned;
}

type Finding = Pick<AgreementDeps, 'store' | 'library'>;

/** The founder's agreement, or undefined for none, a deleted one and somebody else's alike. */
export async function findOpenAgreement(
  { store, library }: Finding,
  db: Db,
  uid: string,
  id: string,
  mode: 'read' | 'lock' = 'read',
): Promise<OpenAgreement | undefined> {
  const entry = await (mode === 'lock' ? store.lock(db, uid, id) : store.find(db, uid, id));
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

/** Counts a change and notes it in All Documents. The caller has locked it. */
export async function keepChange(
  { store }: Pick<AgreementDeps, 'store'>,
  db: Db,
  { row }: OpenAgreement,
  change: Parameters<typeof updateAgreement>[3],
  suggestedName?: string,
): Promise<{ revision: number; entry: DocumentEntry }> {
  const revision = row.revision + 1;
  await updateAgreement(db, row.ownerUid, row.id, { ...change, revision });
  return { revision, entry: await store.touch(db, row.ownerUid, row.id, suggestedName) };
}
