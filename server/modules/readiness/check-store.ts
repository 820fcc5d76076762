import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { CashEntryRecord } from '#contract/readiness/ledger.ts';
import type { HeldFile } from '#contract/readiness/readiness.ts';
import type { CashEntry } from '#domain/readiness/cash-ledger.ts';
import type { AgreementFacts, EarlierCheck, FounderFacts, IdeaFacts } from '#domain/readiness/facts.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { utcDay } from '#domain/time/today.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import type { DocumentStore, VersionHead } from '../documents/kind/document-store.ts';
import { withContent } from '../documents/kind/with-content.ts';
import { type CheckRow, findCheck, listAnswers, updateCheck } from './check.repo.ts';
import { findLedger, type LedgerOf, listCashEntries } from './ledger.repo.ts';

/** Anyone who asks: the address is verified or not by the identity provider's word in the token. */
export interface Founder {
  scope: OwnerScope;
  emailVerified: boolean;
}

/** What the validation module is asked for. */
export interface ValidationHoldings {
  facts: {
    readFacts(db: Db, scope: OwnerScope, ideaId: string | null): Promise<{ ideas: IdeaFacts[]; files: HeldFile[] }>;
  };
  evidenceFiles: {
    read(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      evidenceId: string,
    ): Promise<{ bytes: Uint8Array; filename: string }>;
  };
}

/** What the module of generated documents is asked for. */
export interface AgreementHoldings {
  /** Each with the idea that it is for, or null. */
  readFacts(db: Db, scope: OwnerScope): Promise<{ ideaId: string | null; facts: AgreementFacts }[]>;
}

export interface ReadinessDeps {
  clock: () => Date;
  store: DocumentStore;
  files: FilesPort;
  validation: ValidationHoldings;
  agreements: AgreementHoldings;
}

export interface OpenCheck<Entry extends DocumentEntry = DocumentEntry> {
  entry: Entry;
  check: CheckRow;
}

/** Other checks that can answer a criterion: more say no more. */
const mostEarlierChecks = 50;

/** The founder's check. @throws CHECK_UNKNOWN also for somebody else's. */
export async function openCheck({ store }: ReadinessDeps, db: Db, scope: OwnerScope, id: string): Promise<OpenCheck> {
  const [entry, check] = await withContent(await store.find(db, scope, id), contentOf(db, scope));
  return { entry, check };
}

/** The same, to change anything of it: other writers wait until this transaction ends. */
export async function lockCheck({ store }: ReadinessDeps, db: Db, scope: OwnerScope, id: string) {
  const [entry, check] = await withContent(await store.lock(db, scope, id), contentOf(db, scope));
  return { entry, check };
}

const contentOf = (db: Db, scope: OwnerScope) => ({
  type: 'evaluation' as const,
  findRow: (id: string) => findCheck(db, scope, id),
  unknown: 'CHECK_UNKNOWN' as const,
});

/** Keeps a change of a check, and counts it. */
export async function keepChange(
  { store }: ReadinessDeps,
  db: Db,
  { entry, check }: OpenCheck<Locked<DocumentEntry>>,
  change: Partial<Pick<CheckRow, 'round' | 'weights' | 'valuation' | 'valuationEdits'>> = {},
  suggestedName?: string,
) {
  const revision = check.revision + 1;
  await updateCheck(db, entry, { ...change, revision });
  const { name, updatedAt } = await store.touch(db, entry, suggestedName);
  return { revision, name, updatedAt };
}

/** The ledger of the startup that a check is for. @throws CHECK_UNKNOWN. */
export async function ledgerOf(deps: ReadinessDeps, db: Db, scope: OwnerScope, checkId: string): Promise<LedgerOf> {
  const { entry } = await openCheck(deps, db, scope, checkId);
  return { scope, ideaId: entry.ideaId };
}

/** Everything that the report is made from, as it stands: one query a table, and one call a module. */
export async function loadWork(
  { clock, store, validation, agreements }: ReadinessDeps,
  db: Db,
  founder: Founder,
  { entry, check }: OpenCheck,
) {
  const { scope, emailVerified } = founder;
  const { ideaId } = entry;
  const asOf = utcDay(clock());
  const { ideas, files } = await validation.facts.readFacts(db, scope, ideaId);
  const idea = ideaId ? await store.find(db, scope, ideaId) : undefined;
  const held = await agreements.readFacts(db, scope);
  const ledger = await findLedger(db, { scope, ideaId });
  const facts: FounderFacts = {
    profile: { id: 'profile', emailVerified, phoneGiven: false },
    ideas,
    agreements: held.flatMap((one) => (one.ideaId === ideaId ? [one.facts] : [])),
    earlierChecks: (await store.listFirstVersions(db, scope, 'evaluation', ideaId, mostEarlierChecks)).map(
      toEarlierCheck,
    ),
  };
  return {
    asOf,
    facts: { ...facts, earlierChecks: facts.earlierChecks.filter((earlier) => earlier.asOf < asOf) },
    heldFiles: files,
    idea: idea ? { id: idea.id, name: idea.name } : null,
    unplaced: ideaId
      ? held.flatMap((one) => (one.ideaId === null ? [{ id: one.facts.id, name: one.facts.name }] : []))
      : [],
    answers: await listAnswers(db, check),
    ledger: {
      entries: (ledger ? await listCashEntries(db, ledger) : []).map(toCheckedEntry),
      balance: ledger?.balance ?? null,
    },
  };
}
export type Work = Awaited<ReturnType<typeof loadWork>>;

/** What the founder entered for the valuation, whole; null where that is nothing. */
export function wholeValuation(given: Partial<ValuationInput>): ValuationInput | null {
  if (Object.keys(given).length === 0) return null;
  return {
    currency: 'NGN',
    regionalAverage: null,
    scorecard: null,
    berkus: null,
    riskFactorSummation: null,
    ventureCapital: null,
    firstChicago: null,
    ...given,
  };
}

function toEarlierCheck({ documentId, summary }: VersionHead): EarlierCheck {
  const { asOf, round } = summary as unknown as EarlierCheck;
  return { id: documentId, asOf, round };
}

/** What a report is made from: how often a line was edited is no part of it. */
const toCheckedEntry = ({ revision: _revision, ...entry }: CashEntryRecord): CashEntry => entry;
