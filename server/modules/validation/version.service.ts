import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { ledgerLimits } from '#contract/validation-ledger.ts';
import type { VersionEntry } from '#contract/validation-versions.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { utcDay } from '#domain/time/today.ts';
import { compareSnapshots } from '#domain/validation/compare.ts';
import { buildReport, type ValidationReport } from '#domain/validation/report.ts';
import type { Shares } from '#domain/validation/shares.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import type { Db } from '../../db/client.ts';
import { updateIdea } from './idea.repo.ts';
import {
  type KeptVersion,
  type KeptVersionBytes,
  loadWork,
  openIdea,
  toSnapshot,
  type ValidationDeps,
} from './idea-store.ts';

/** What lists show of a version, and `exact`, which tells whether the same content would score the same today. */
type Summary = Pick<VersionEntry, 'asOf' | 'verdict' | 'shares' | 'ruleSetVersion' | 'formulaVersion'> & {
  exact: Shares | null;
};

/** A version opened for reading: its entry, what it was made from and the report as it was published. */
export interface OpenVersion {
  entry: VersionEntry;
  snapshot: Snapshot;
  report: ValidationReport;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The exported file, byte for byte what the version's SHA-256 was taken of. */
export function exportedJson(version: { snapshot: string; report: string }): string {
  return `{"report":${version.report},"snapshot":${version.snapshot}}`;
}

/** Live reports, immutable versions and what changed between them. */
export function createVersionService(deps: ValidationDeps) {
  const { clock, shelf } = deps;

  async function find(db: Db, uid: string, ideaId: string, number: number): Promise<KeptVersionBytes> {
    await openIdea(deps, db, uid, ideaId);
    const version = await shelf.findVersion(db, uid, ideaId, number);
    if (!version) throw new AppError('VERSION_UNKNOWN');
    return version;
  }

  async function open(db: Db, uid: string, ideaId: string, number: number): Promise<OpenVersion> {
    return toOpen(await find(db, uid, ideaId, number));
  }

  return {
    /** The report of the idea as it stands: the same code and the same rules as a version. */
    async readLive(db: Db, uid: string, ideaId: string) {
      const asOf = utcDay(clock());
      const snapshot = await db.transaction(
        async (tx) => {
          const { idea } = await openIdea(deps, tx, uid, ideaId);
          return toSnapshot(await loadWork(tx, uid, idea), asOf);
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { asOf, report: buildReport(snapshot) };
    },

    /** Keeps the idea as it stands. Content that is in the newest version already, and scores the same, is that version. */
    async publish(db: Db, uid: string, ideaId: string) {
      const { entry, idea } = await openIdea(deps, db, uid, ideaId, 'lock');
      const snapshot = toSnapshot(await loadWork(db, uid, idea), utcDay(clock()));
      const report = buildReport(snapshot);
      const summary = summarise(report);
      const contentHash = sha256(canonicalJson({ ...snapshot, asOf: null }));
      await updateIdea(db, uid, ideaId, { publishedRevision: idea.revision });
      const [newest] = await shelf.listVersions(db, uid, ideaId, { limit: 1 });
      if (newest && isSame(newest, contentHash, summary)) return { created: false, version: toEntry(newest) };
      if (entry.versionCount >= ledgerLimits.versions) throw new AppError('LEDGER_LIMIT');
      const bytes = { snapshot: canonicalJson(snapshot), report: canonicalJson(report) };
      const version = { ...bytes, contentHash, summary, sha256: sha256(exportedJson(bytes)) };
      const status = report.score ? 'completed' : entry.status;
      return { created: true, version: toEntry(await shelf.addVersion(db, uid, ideaId, version, status)) };
    },

    async list(db: Db, uid: string, ideaId: string, page: { before?: number; limit: number }) {
      const { entry } = await openIdea(deps, db, uid, ideaId);
      const versions = await shelf.listVersions(db, uid, ideaId, page);
      return { items: versions.map(toEntry), total: entry.versionCount };
    },

    open,

    async readBytes(db: Db, uid: string, ideaId: string, number: number) {
      const version = await find(db, uid, ideaId, number);
      return { entry: toEntry(version), json: exportedJson(version) };
    },

    /** A version with what changed since the one before it, for printing. */
    async openWithChanges(db: Db, uid: string, ideaId: string, number: number) {
      const version = await open(db, uid, ideaId, number);
      if (number === 1) return { ...version, earlier: null };
      const earlier = await open(db, uid, ideaId, number - 1);
      const comparison = compareSnapshots(earlier.snapshot, version.snapshot);
      return { ...version, earlier: { number: number - 1, comparison } };
    },

    /** Compares a version with an earlier one: the one before unless another is named. */
    async compare(db: Db, uid: string, ideaId: string, number: number, other = number - 1) {
      const from = await open(db, uid, ideaId, Math.min(number, other));
      const to = await open(db, uid, ideaId, Math.max(number, other));
      return { from: from.entry, to: to.entry, comparison: compareSnapshots(from.snapshot, to.snapshot) };
    },
  };
}

export type VersionService = ReturnType<typeof createVersionService>;

function summarise({ asOf, verdict, score, ruleSetVersion, formulaVersion }: ValidationReport): Summary {
  const shares = score && { support: score.support, against: score.against, unknown: score.unknown };
  return { asOf, verdict: verdict.id, shares, exact: score?.exact ?? null, ruleSetVersion, formulaVersion };
}

function isSame(newest: KeptVersion, contentHash: string, summary: Summary): boolean {
  const { exact } = newest.summary as unknown as Summary;
  return newest.contentHash === contentHash && canonicalJson(exact) === canonicalJson(summary.exact);
}

function toEntry({ number, name, createdAt, sha256: hash, summary }: KeptVersion): VersionEntry {
  const { exact: _exact, ...shown } = summary as unknown as Summary;
  return { number, name, createdAt: createdAt.toISOString(), ...shown, sha256: hash };
}

function toOpen(version: KeptVersionBytes): OpenVersion {
  return { entry: toEntry(version), snapshot: JSON.parse(version.snapshot), report: JSON.parse(version.report) };
}
