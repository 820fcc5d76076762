import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { utcDay } from '#domain/time/today.ts';
import { type Edited, peopleAgainst, weakenedBy } from '#domain/validation/made-weaker.ts';
import { isCorrection, withRemoved, withWeakened } from '#domain/validation/removed-against.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import { type IdeaRow, updateIdea } from './idea.repo.ts';
import type { OpenIdea, ValidationDeps } from './idea-store.ts';

/** An observation as it stands, and what it says after the change: nothing once it is removed. */
type Change = { before: readonly [EvidenceRecord, ...EvidenceRecord[]]; after: Edited };

/**
 * Counts an entry that spoke against the idea, and its people, among those that were removed or made weaker, unless that corrects a typing
 * error; and one in favour that somebody asked said no to, once it is gone or counts fewer. An answer of somebody else is no typing error.
 * Gives all that is told of the idea so far.
 */
export async function noteRemoval(
  deps: Pick<ValidationDeps, 'clock' | 'store'>,
  db: Db,
  scope: OwnerScope,
  { entry, idea }: OpenIdea<Locked<DocumentEntry>>,
  { before, after }: Change,
): Promise<IdeaRow['removedAgainst']> {
  const [{ observationId: id, createdAt }] = before;
  const date = utcDay(deps.clock());
  const weakened = weakenedBy(before, after);
  const isTold =
    (weakened.isWeaker || weakened.isMoved) && !(await isTypingError(deps, db, scope, { entry, createdAt }));
  const isDenied = before.some(
    (line) => line.side === 'for' && (line.witnessed?.denied ?? 0) > 0 && countNow(line, after) < line.count,
  );
  if (!isTold && !isDenied) return idea.removedAgainst;
  const kept = isDenied ? withRemoved(idea.removedAgainst, { date, entries: 0, denied: 1 }) : idea.removedAgainst;
  const peopleBefore = peopleAgainst(before);
  const removedAgainst = isTold ? withWeakened(kept, date, { ...weakened, id, peopleBefore }) : kept;
  await updateIdea(db, entry, { removedAgainst });
  return removedAgainst;
}

/** The same for what spoke against the idea and does not fit the pitch, says its founder: it counts nowhere from then on. */
export async function noteSetAside(
  deps: Pick<ValidationDeps, 'clock' | 'store'>,
  db: Db,
  scope: OwnerScope,
  { entry, idea }: OpenIdea<Locked<DocumentEntry>>,
  lines: readonly EvidenceRecord[],
): Promise<void> {
  const counted = lines.filter(({ doesNotFit }) => !doesNotFit);
  let removedAgainst = idea.removedAgainst;
  for (const id of new Set(counted.flatMap(({ side, observationId }) => (side === 'against' ? [observationId] : [])))) {
    const [first, ...others] = counted.filter(({ observationId }) => observationId === id);
    if (!first) continue;
    const change: Change = { before: [first, ...others], after: { ...first, says: [] } };
    removedAgainst = await noteRemoval(deps, db, scope, { entry, idea: { ...idea, removedAgainst } }, change);
  }
}

/** How many the line counts after the change: none where it is gone. */
const countNow = ({ assumptionId, side }: EvidenceRecord, { says }: Edited) =>
  says.find((said) => said.assumptionId === assumptionId && said.side === side)?.count ?? 0;

async function isTypingError(
  { clock, store }: Pick<ValidationDeps, 'clock' | 'store'>,
  db: Db,
  scope: OwnerScope,
  { entry, createdAt }: { entry: Locked<DocumentEntry>; createdAt: string },
): Promise<boolean> {
  const [newest] = entry.versionCount > 0 ? await store.listVersions(db, scope, entry.id, { limit: 1 }) : [];
  const keptAt = newest ? newest.createdAt.toISOString() : null;
  return isCorrection({ createdAt, keptAt }, clock().toISOString());
}
