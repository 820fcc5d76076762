import type { DocumentEntry } from '#contract/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { HeldFile } from '#contract/readiness.ts';
import type { CashEntryRecord } from '#contract/readiness-ledger.ts';
import type { CashEntry } from '#domain/readiness/cash-ledger.ts';
import type { AgreementFacts, EarlierCheck, FounderFacts, IdeaFacts } from '#domain/readiness/facts.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { utcDay } from '#domain/time/today.ts';
import type { Db } from '../../db/client.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import type { DocumentStore, VersionHead } from '../documents/kind/document-store.ts';
import { type CheckRow, findCheck, listAnswers, updateCheck } from './check.repo.ts';
import { findLedger, listCashEntries } from './ledger.repo.ts';

/** Whoever asks: the address is verified or not by the identity provider's word in the token. */
export interface Founder {
  uid: string;
  emailVerified: boolean;
}

/** What the validation module is asked for: one call, however many ideas there are. */
export interface ValidationHoldings {
  facts: { readFacts(db: Db, uid: string): Promise<{ ideas: IdeaFacts[]; files: HeldFile[] }> };
  evidenceFiles: {
    read(db: Db, uid: string, ideaId: string, evidenceId: string): Promise<{ bytes: Uint8Array; filename: string }>;
  };
}

/** What the module of generated documents is asked for. */
export interface AgreementHoldings {
  readFacts(db: Db, uid: string): Promise<AgreementFacts[]>;
}

export interface ReadinessDeps {
  clock: () => Date;
  store: DocumentStore;
  files: FilesPort;
  validation: ValidationHoldings;
  agreements: AgreementHoldings;
}

export interface OpenCheck {
  entry: DocumentEntry;
  check: CheckRow;
}

/** Other checks that can answer a criterion: more say no more. */
const mostEarlierChecks = 50;

/** The founder's check; `lock` before changing anything of it. @throws CHECK_UNKNOWN also for somebody else's. */
export async function openCheck(
  { store }: ReadinessDeps,
  db: Db,
  uid: string,
  checkId: string,
  mode: 'read' | 'lock' = 'read',
): Promise<OpenCheck> {
  const entry = await (mode === 'lock' ? store.lock(db, uid, checkId) : store.find(db, uid, checkId));
  const check = entry?.type === 'evaluation' ? await findCheck(db, uid, checkId) : undefined;
  if (!entry || !check) throw new AppError('CHECK_UNKNOWN');
  return { entry, check };
}

/** Keeps a change of a check that the caller has locked, and counts it. */
export async function keepChange(
  { store }: ReadinessDeps,
  db: Db,
  { entry, check }: OpenCheck,
  change: Partial<Pick<CheckRow, 'round' | 'weights' | 'valuation' | 'valuationEdits'>> = {},
  suggestedName?: string,
) {
  const revision = check.revision + 1;
  await updateCheck(db, check.ownerUid, check.id, { ...change, revision });
  const { name, updatedAt } = await store.touch(db, check.ownerUid, entry.id, suggestedName);
  return { revision, name, updatedAt };
}

/** Everything that the report is made from, as it stands: one query a table, and one call a module. */
export async function loadWork(
  { clock, store, validation, agreements }: ReadinessDeps,
  db: Db,
  founder: Founder,
  check: CheckRow,
) {
  const { uid, emailVerified } = founder;
  const asOf = utcDay(clock());
  const { ideas, files } = await validation.facts.readFacts(db, uid);
  const ledger = await findLedger(db, uid);
  const facts: FounderFacts = {
    profile: { id: 'profile', emailVerified, phoneGiven: false },
    ideas,
    agreements: await agreements.readFacts(db, uid),
    earlierChecks: (await store.listFirstVersions(db, uid, 'evaluation', mostEarlierChecks)).map(toEarlierCheck),
  };
  return {
    asOf,
    facts: { ...facts, earlierChecks: facts.earlierChecks.filter((earlier) => earlier.asOf < asOf) },
    heldFiles: files,
    answers: await listAnswers(db, check.id),
    ledger: {
      entries: (ledger ? await listCashEntries(db, uid) : []).map(toCheckedEntry),
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
