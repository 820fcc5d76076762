import type { DocumentEntry } from '#contract/documents/documents.ts';
import { fittingLines } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { toldRemovals } from '#domain/validation/removed-against.ts';
import { makeSnapshot, type Snapshot } from '#domain/validation/snapshot.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import type { DocumentStore } from '../documents/kind/document-store.ts';
import { withContent } from '../documents/kind/with-content.ts';
import {
  findIdea,
  type IdeaRow,
  listDecisions,
  listImportanceEdits,
  listOwnAssumptions,
  updateIdea,
} from './idea.repo.ts';
import { listEvidence } from './observation.repo.ts';
import { listTestRecords } from './test-card.repo.ts';

export interface ValidationDeps {
  clock: () => Date;
  store: DocumentStore;
}

export interface OpenIdea<Entry extends DocumentEntry = DocumentEntry> {
  entry: Entry;
  idea: IdeaRow;
}

export const untitled = 'Untitled idea';

/** The founder's idea. @throws IDEA_UNKNOWN also for somebody else's. */
export async function openIdea({ store }: ValidationDeps, db: Db, scope: OwnerScope, id: string): Promise<OpenIdea> {
  const [entry, idea] = await withContent(await store.find(db, scope, id), contentOf(db, scope));
  return { entry, idea };
}

/** The same, to change anything of it: other writers wait until this transaction ends. */
export async function lockIdea({ store }: ValidationDeps, db: Db, scope: OwnerScope, id: string) {
  const [entry, idea] = await withContent(await store.lock(db, scope, id), contentOf(db, scope));
  return { entry, idea };
}

const contentOf = (db: Db, scope: OwnerScope) => ({
  type: 'validation' as const,
  findRow: (id: string) => findIdea(db, scope, id),
  unknown: 'IDEA_UNKNOWN' as const,
});

/** Runs a change of an idea under its lock and counts it. */
export async function changeIdea<T extends object>(
  deps: ValidationDeps,
  db: Db,
  scope: OwnerScope,
  ideaId: string,
  change: (open: OpenIdea<Locked<DocumentEntry>>) => Promise<T>,
): Promise<T & { revision: number }> {
  const open = await lockIdea(deps, db, scope, ideaId);
  const result = await change(open);
  const revision = open.idea.revision + 1;
  await updateIdea(db, open.entry, { revision });
  await deps.store.touch(db, open.entry);
  return { ...result, revision };
}

/** Everything that the report is made from, as it stands. */
export async function loadWork(db: Db, scope: OwnerScope, idea: IdeaRow) {
  return {
    intake: idea.intake,
    importanceEdits: await listImportanceEdits(db, idea.id),
    ownAssumptions: await listOwnAssumptions(db, idea.id),
    evidence: await listEvidence(db, { scope, ideaId: idea.id }),
    testCards: await listTestRecords(db, idea.id),
    decisions: await listDecisions(db, idea.id),
    ...(idea.removedAgainst.length > 0 && { removedAgainst: toldRemovals(idea.removedAgainst) }),
    ...(Object.keys(idea.heldImportance).length > 0 && { heldImportance: idea.heldImportance }),
  };
}
export type Work = Awaited<ReturnType<typeof loadWork>>;

/** The working state as the browser holds it. */
export function toState({ entry, idea }: OpenIdea, work: Work, asOf: string): IdeaState {
  return {
    id: idea.id,
    name: entry.name,
    status: entry.status,
    revision: idea.revision,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    asOf,
    ...work,
    intake: completeIntake(idea.intake),
    versions: { count: entry.versionCount, hasChanges: idea.publishedRevision !== idea.revision },
    can: { edit: true, publish: true, export: entry.versionCount > 0, delete: true },
  };
}

/** What is frozen: the ledger without what only the server knows of it. */
export function toSnapshot(work: Work, asOf: string): Snapshot {
  const evidence = fittingLines(work.evidence);
  return makeSnapshot({ asOf, ...work, evidence });
}
