import { AppError } from '#contract/errors.ts';
import { ledgerLimits } from '#contract/validation/ledger.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { validationFacts } from '#domain/narratives/validation-facts.ts';
import { utcDay } from '#domain/time/today.ts';
import { compareSnapshots } from '#domain/validation/compare.ts';
import { isForEarlierPitch } from '#domain/validation/earlier-pitch.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { hasUnlawfulOffer } from '#domain/validation/permission-first.ts';
import { publishedFigures } from '#domain/validation/published-figures.ts';
import { buildReport, type ValidationReport } from '#domain/validation/report.ts';
import type { Shares } from '#domain/validation/shares.ts';
import { messageSummary } from '#domain/validation/summary.ts';
import { listedVerdict } from '#domain/validation/verdict-told.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { createDocumentVersions } from '../documents/kind/document-versions.ts';
import { updateIdea } from './idea.repo.ts';
import { loadWork, lockIdea, openIdea, toSnapshot, type ValidationDeps } from './idea-store.ts';
import type { ValidationVersion } from './idea-version.ts';
import { reportFile } from './report-print/print-report.ts';
import { validationReaders } from './stored-versions.ts';

/** With `exact`, which tells whether the same content would score the same today. */
type StoredSummary = ValidationVersion['summary'] & { exact: Shares | null };

/** Live reports, immutable versions and what changed between them. */
export function createVersionService(deps: ValidationDeps) {
  const { clock, store } = deps;
  const versions = createDocumentVersions<ValidationVersion, 'pdf' | 'docx' | 'txt'>(
    {
      types: ['validation'],
      unknown: 'IDEA_UNKNOWN',
      mostVersions: ledgerLimits.versions,
      readers: validationReaders,
      compare: compareSnapshots,
      verdict: listedVerdict,
      print: {
        pdf: (version, runTask) => runTask(reportFile, { version, format: 'pdf' }),
        docx: (version, runTask) => runTask(reportFile, { version, format: 'docx' }),
        txt: ({ snapshot, report }) => Buffer.from(messageSummary(snapshot, report)),
      },
      archive: ['pdf', 'docx', 'json', 'txt'],
      outsidersPage: ({ snapshot, report }) => outsiderReport(snapshot, report),
      outsidersFigures: ({ snapshot, report }) => publishedFigures(snapshot, report),
      tell(version, part) {
        if (part !== '') throw new AppError('NARRATIVE_USE_UNKNOWN');
        return { source: 'report', facts: validationFacts(version) };
      },
    },
    store,
  );

  return {
    ...versions,

    /** The report of the idea as it stands: the same code and the same rules as a version. */
    async readLive(db: Db, scope: OwnerScope, ideaId: string) {
      const asOf = utcDay(clock());
      const snapshot = await db.transaction(
        async (tx) => {
          const { idea } = await openIdea(deps, tx, scope, ideaId);
          return toSnapshot(await loadWork(tx, scope, idea), asOf);
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { asOf, report: buildReport(snapshot) };
    },

    /**
     * Saves the idea as it stands. Content that is in the newest version already, and scores the same, is that version. What
     * others read never shows evidence of one pitch under another: each entry fits today's, as its founder says.
     * @throws PITCH_FIT_OPEN
     */
    async publish(db: Db, scope: OwnerScope, ideaId: string) {
      const { entry, idea } = await lockIdea(deps, db, scope, ideaId);
      const work = await loadWork(db, scope, idea);
      if (work.evidence.some(({ notedFor }) => isForEarlierPitch(notedFor, idea.intake.pitch ?? '')))
        throw new AppError('PITCH_FIT_OPEN');
      const snapshot = toSnapshot(work, utcDay(clock()));
      const report = buildReport(snapshot);
      const summary = summarise(report);
      await updateIdea(db, entry, { publishedRevision: idea.revision });
      return versions.save(db, scope, entry, {
        snapshot,
        report,
        summary,
        content: { ...snapshot, asOf: null },
        isSame: ({ exact }) => canonicalJson(exact) === canonicalJson(summary.exact),
        status: report.score ? 'completed' : entry.status,
      });
    },
  };
}

export type VersionService = ReturnType<typeof createVersionService>;

function summarise({ asOf, verdict, score, beliefs, ruleSetVersion, formulaVersion }: ValidationReport): StoredSummary {
  const shares = score && { support: score.support, against: score.against, unknown: score.unknown };
  return {
    ...{ asOf, verdict: verdict.id, shares, exact: score?.exact ?? null, ruleSetVersion, formulaVersion },
    ...(hasUnlawfulOffer(beliefs) && { isUnlawful: true as const }),
  };
}
