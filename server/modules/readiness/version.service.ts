import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { AppError } from '#contract/errors.ts';
import { readinessVersionLimit } from '#contract/readiness/versions.ts';
import { readinessFacts } from '#domain/narratives/readiness-facts.ts';
import { compareReadiness } from '#domain/readiness/compare.ts';
import { byDimension } from '#domain/readiness/dimensions.ts';
import { buildReadinessReport, type ReadinessReport } from '#domain/readiness/report.ts';
import type { Db } from '../../db/client.ts';
import { createDocumentVersions } from '../documents/kind/document-versions.ts';
import { type Founder, loadWork, lockCheck, openCheck, type ReadinessDeps } from './check-store.ts';
import type { ReadinessVersion } from './check-version.ts';
import { reportFile } from './report-print/print-report.ts';
import { toSnapshot, undated } from './snapshot.ts';
import { readinessReaders } from './stored-versions.ts';

/** Live reports, immutable versions and what changed between them. */
export function createVersionService(deps: ReadinessDeps) {
  const versions = createDocumentVersions<ReadinessVersion, 'pdf' | 'docx'>(
    {
      types: ['evaluation'],
      unknown: 'CHECK_UNKNOWN',
      mostVersions: readinessVersionLimit,
      readers: readinessReaders,
      compare: (from, to) => compareReadiness(from, to, readinessRuleSet),
      print: {
        pdf: (version, runTask) => runTask(reportFile, { version, format: 'pdf' }),
        docx: (version, runTask) => runTask(reportFile, { version, format: 'docx' }),
      },
      archive: ['pdf', 'docx', 'json'],
      tell({ report }, part) {
        if (part !== '') throw new AppError('NARRATIVE_USE_UNKNOWN');
        return { source: 'readiness', facts: readinessFacts(report) };
      },
    },
    deps.store,
  );

  return {
    ...versions,

    /** The report of the check as it stands: the same code and the same rules as a version. */
    async readLive(db: Db, founder: Founder, checkId: string) {
      const snapshot = await db.transaction(
        async (tx) => {
          const open = await openCheck(deps, tx, founder.scope, checkId);
          return toSnapshot(open.check, await loadWork(deps, tx, founder, open));
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { asOf: snapshot.asOf, report: buildReadinessReport(snapshot, readinessRuleSet) };
    },

    /** Saves the check as it stands. Content that is in the newest version already is that version. */
    async publish(db: Db, founder: Founder, checkId: string) {
      const open = await lockCheck(deps, db, founder.scope, checkId);
      const { entry } = open;
      const snapshot = toSnapshot(open.check, await loadWork(deps, db, founder, open));
      const report = buildReadinessReport(snapshot, readinessRuleSet);
      const status = report.completeness.answered > 0 ? 'completed' : entry.status;
      const made = { snapshot, report, summary: summarise(report), content: undated(snapshot), status };
      return versions.save(db, founder.scope, entry, made);
    },
  };
}

export type VersionService = ReturnType<typeof createVersionService>;

export function summarise(report: ReadinessReport): ReadinessVersion['summary'] {
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
