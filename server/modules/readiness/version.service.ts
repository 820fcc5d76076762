import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { AppError } from '#contract/errors.ts';
import { type ReadinessVersionEntry, readinessVersionLimit } from '#contract/readiness-versions.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { compareReadiness } from '#domain/readiness/compare.ts';
import { byDimension } from '#domain/readiness/dimensions.ts';
import { buildReadinessReport, type ReadinessReport } from '#domain/readiness/report.ts';
import type { ReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import type { Db } from '../../db/client.ts';
import {
  type Founder,
  type KeptVersion,
  type KeptVersionBytes,
  loadWork,
  openCheck,
  type ReadinessDeps,
} from './check-store.ts';
import { hashContent, sha256, toSnapshot } from './snapshot.ts';

/** What lists and the history show of a version. */
type Summary = Omit<ReadinessVersionEntry, 'number' | 'name' | 'createdAt' | 'sha256'>;

/** A version opened for reading: its entry, what it was made from and the report as it was published. */
export interface OpenVersion {
  entry: ReadinessVersionEntry;
  snapshot: ReadinessSnapshot;
  report: ReadinessReport;
}

/** The exported file, byte for byte what the version's SHA-256 was taken of. */
export function exportedJson(version: { snapshot: string; report: string }): string {
  return `{"report":${version.report},"snapshot":${version.snapshot}}`;
}

/** Live reports, immutable versions and what changed between them. */
export function createVersionService(deps: ReadinessDeps) {
  const { shelf } = deps;

  async function find(db: Db, uid: string, checkId: string, number: number): Promise<KeptVersionBytes> {
    await openCheck(deps, db, uid, checkId);
    const version = await shelf.findVersion(db, uid, checkId, number);
    if (!version) throw new AppError('VERSION_UNKNOWN');
    return version;
  }

  async function open(db: Db, uid: string, checkId: string, number: number): Promise<OpenVersion> {
    const version = await find(db, uid, checkId, number);
    return { entry: toEntry(version), snapshot: JSON.parse(version.snapshot), report: JSON.parse(version.report) };
  }

  const compareTwo = (from: OpenVersion, to: OpenVersion) =>
    compareReadiness(from.snapshot, to.snapshot, readinessRuleSet);

  return {
    /** The report of the check as it stands: the same code and the same rules as a version. */
    async readLive(db: Db, founder: Founder, checkId: string) {
      const snapshot = await db.transaction(
        async (tx) => {
          const { check } = await openCheck(deps, tx, founder.uid, checkId);
          return toSnapshot(check, await loadWork(deps, tx, founder, check));
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { asOf: snapshot.asOf, report: buildReadinessReport(snapshot, readinessRuleSet) };
    },

    /** Keeps the check as it stands. Content that is in the newest version already is that version. */
    async publish(db: Db, founder: Founder, checkId: string) {
      const { uid } = founder;
      const { entry, check } = await openCheck(deps, db, uid, checkId, 'lock');
      const snapshot = toSnapshot(check, await loadWork(deps, db, founder, check));
      const contentHash = hashContent(snapshot);
      const [newest] = await shelf.listVersions(db, uid, checkId, { limit: 1 });
      if (newest?.contentHash === contentHash) return { created: false, version: toEntry(newest) };
      if (entry.versionCount >= readinessVersionLimit) throw new AppError('LEDGER_LIMIT');
      const report = buildReadinessReport(snapshot, readinessRuleSet);
      const bytes = { snapshot: canonicalJson(snapshot), report: canonicalJson(report) };
      const version = { ...bytes, contentHash, summary: { ...summarise(report) }, sha256: sha256(exportedJson(bytes)) };
      const status = report.completeness.answered > 0 ? 'completed' : entry.status;
      return { created: true, version: toEntry(await shelf.addVersion(db, uid, checkId, version, status)) };
    },

    /** Newest first: the history over time. */
    async list(db: Db, uid: string, checkId: string, page: { before?: number; limit: number }) {
      const { entry } = await openCheck(deps, db, uid, checkId);
      const versions = await shelf.listVersions(db, uid, checkId, page);
      return { items: versions.map(toEntry), total: entry.versionCount };
    },

    open,

    async readBytes(db: Db, uid: string, checkId: string, number: number) {
      const version = await find(db, uid, checkId, number);
      return { entry: toEntry(version), json: exportedJson(version) };
    },

    /** A version with what changed since the one before it, for printing. */
    async openWithChanges(db: Db, uid: string, checkId: string, number: number) {
      const version = await open(db, uid, checkId, number);
      if (number === 1) return { ...version, earlier: null };
      const earlier = await open(db, uid, checkId, number - 1);
      return { ...version, earlier: { number: number - 1, comparison: compareTwo(earlier, version) } };
    },

    /** Compares a version with an earlier one: the one before unless another is named. */
    async compare(db: Db, uid: string, checkId: string, number: number, other = number - 1) {
      const from = await open(db, uid, checkId, Math.min(number, other));
      const to = await open(db, uid, checkId, Math.max(number, other));
      return { from: from.entry, to: to.entry, comparison: compareTwo(from, to) };
    },
  };
}

export type VersionService = ReturnType<typeof createVersionService>;

export function summarise(report: ReadinessReport): Summary {
  const { asOf, round, ready, grades, dimensions, blockers, cash, ruleSetVersion, formulaVersion } = report;
  return {
    asOf,
    round: round.id,
    ready,
    readyDocumented: grades.documented.ready,
    readiness: grades.claimed.percent,
    documented: grades.documented.percent,
    verified: grades.verified.percent,
    levels: byDimension((id) => dimensions.find(({ dimension }) => dimension === id)?.levels.claimed.level ?? 0),
    blockers: blockers.map(({ dimension }) => dimension),
    runwayMonths: cash.runway?.fullMonths ?? null,
    ruleSetVersion,
    formulaVersion,
  };
}

function toEntry({ number, name, createdAt, sha256: hash, summary }: KeptVersion): ReadinessVersionEntry {
  return { number, name, createdAt: createdAt.toISOString(), ...(summary as unknown as Summary), sha256: hash };
}
