import type { DocumentEntry } from '#contract/documents/documents.ts';
import { AppError } from '#contract/errors.ts';
import { type AgreementAction, type AgreementState, afterAction } from '#domain/agreements/states.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { FindBusiness, ListSigned } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import type { DocumentStore } from '../documents/kind/document-store.ts';
import { type AgreementChange, findAgreement, updateAgreement } from './agreement.repo.ts';
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
export async function findOpenAgreement(deps: Finding, db: Db, scope: OwnerScope, id: string) {
  return withRow(deps, db, scope, await deps.store.find(db, scope, id));
}

/** The founder's agreement. @throws AGREEMENT_UNKNOWN. */
export async function openAgreement(...asked: Parameters<typeof findOpenAgreement>): Promise<OpenAgreement> {
  return orNotFound(await findOpenAgreement(...asked));
}

/** The same, to change anything of it: other writers wait until this transaction ends. */
export async function lockAgreement(deps: Finding, db: Db, scope: OwnerScope, id: string) {
  return orNotFound(await withRow(deps, db, scope, await deps.store.lock(db, scope, id)));
}

async function withRow<Entry extends DocumentEntry>(
  { library }: Finding,
  db: Db,
  scope: OwnerScope,
  entry: Entry | undefined,
): Promise<OpenAgreement<Entry> | undefined> {
  const row = entry && (await findAgreement(db, scope, entry.id));
  return entry && row && { entry, row, template: await library.find(db, row.templateHash) };
}

function orNotFound<Open>(open: Open | undefined): Open {
  if (!open) throw new AppError('AGREEMENT_UNKNOWN');
  return open;
}

/** The state after an action. @throws AGREEMENT_FINAL where it has to be reopened first. */
export function stateAfter({ row }: OpenAgreement, action: AgreementAction): AgreementState {
  const state = afterAction(row.state, action);
  if (!state) throw new AppError('AGREEMENT_FINAL');
  return state;
}

/** Counts a change and notes it in All Documents. */
export async function keepChange(
  { store }: Pick<AgreementDeps, 'store'>,
  db: Db,
  { entry, row }: OpenAgreement<Locked<DocumentEntry>>,
  change: AgreementChange,
  suggestedName?: string,
): Promise<{ revision: number; entry: DocumentEntry }> {
  const revision = row.revision + 1;
  await updateAgreement(db, entry, { ...change, revision });
  return { revision, entry: await store.touch(db, entry, suggestedName) };
}
