import { agreementLimits } from '#contract/agreements/content.ts';
import type { AgreementSnapshot } from '#contract/agreements/versions.ts';
import { AppError } from '#contract/errors.ts';
import { documentStatusOf } from '#domain/agreements/states.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { clauseFacts } from '#domain/narratives/clause-facts.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { OpenVersion } from '../documents/kind/document-kind.ts';
import { createDocumentVersions } from '../documents/kind/document-versions.ts';
import { contentOf, updateAgreement } from './agreement.repo.ts';
import { buildReport } from './agreement-report.ts';
import { type AgreementDeps, lockAgreement, openAgreement, stateAfter } from './agreement-store.ts';
import type { AgreementVersion } from './agreement-version.ts';
import { obstacles, standingOf } from './agreement-view.ts';
import { layOut, type OpenDraft, templateLine } from './print-agreement.ts';
import { redlineOf } from './redline.ts';
import { agreementReaders } from './stored-versions.ts';

/** Final versions, which never change, and what changed between them. */
export function createVersionService(deps: AgreementDeps) {
  const { store, rules, clock } = deps;
  const today = () => clock().toISOString().slice(0, 10);
  const versions = createDocumentVersions<AgreementVersion, 'pdf' | 'docx' | 'txt'>(
    {
      types: AGREEMENT_KINDS,
      unknown: 'AGREEMENT_UNKNOWN',
      mostVersions: agreementLimits.versions,
      readers: agreementReaders,
      print: {
        pdf: (version, runTask) => layOut(runTask, finalCopy(version), 'pdf'),
        docx: (version, runTask) => layOut(runTask, finalCopy(version), 'docx'),
        txt: (version, runTask) => layOut(runTask, finalCopy(version), 'txt'),
      },
      archive: ['pdf', 'docx', 'json'],
      tell({ report }, part) {
        const facts = clauseFacts(report.document, part);
        if (!facts) throw new AppError('NARRATIVE_USE_UNKNOWN');
        return { source: 'clause', facts };
      },
    },
    store,
  );

  async function openDraft(db: Db, scope: OwnerScope, id: string): Promise<OpenDraft> {
    const agreement = await openAgreement(deps, db, scope, id);
    const { name, updatedAt } = agreement.entry;
    return { name, updatedAt, ...buildReport(rules, agreement, today()) };
  }

  return {
    ...versions,

    /**
     * Makes the document final. What is final already, or holds the same as its newest version, is that version.
     * @throws AGREEMENT_INCOMPLETE naming everything that stands in the way.
     */
    async finalise(db: Db, scope: OwnerScope, id: string) {
      const agreement = await lockAgreement(deps, db, scope, id);
      const { entry, row, template } = agreement;
      const [newest] = (await versions.list(db, scope, id, { limit: 1 })).items;
      if (row.state === 'final' && newest) return { created: false, version: newest };
      const state = stateAfter(agreement, 'finalise');
      const fields = obstacles(standingOf(rules, template, contentOf(row), row.acknowledgedFlags));
      if (Object.keys(fields).length > 0) throw new AppError('AGREEMENT_INCOMPLETE', { fields });
      const { snapshot, report } = buildReport(rules, agreement, today());
      const content = { snapshot, document: report.document };
      const status = documentStatusOf(state);
      const saved = await versions.save(db, scope, entry, {
        snapshot,
        report,
        summary: summarise(snapshot),
        content,
        status,
      });
      await updateAgreement(db, entry, { state, finalVersion: saved.version.number, finalRevision: row.revision });
      if (!saved.created) await store.setStatus(db, entry, status);
      return saved;
    },

    openDraft,

    /** What changed from one version to another, or to the document as it stands. */
    async redline(db: Db, scope: OwnerScope, id: string, from: number, to?: number) {
      const before = await versions.open(db, scope, id, from);
      const after = await (to === undefined ? openDraft(db, scope, id) : versions.open(db, scope, id, to));
      return { from, to: to ?? null, ...redlineOf(before.report.document, after.report.document) };
    },
  };
}

export type VersionService = ReturnType<typeof createVersionService>;

function finalCopy({ entry: { name, number, createdAt }, report }: OpenVersion<AgreementVersion>) {
  const heading = `Final version ${number} of ${createdAt.slice(0, 10)}. ${templateLine(report)}`;
  return { name, heading, report, isDraft: false, createdAt: new Date(createdAt) };
}

function summarise({ template, clauses }: AgreementSnapshot): AgreementVersion['summary'] {
  const { kind, jurisdiction, version, fixedTextHash } = template;
  const hasOwnWording = clauses.some(({ own }) => own);
  return { kind, jurisdiction, templateVersion: version, fixedTextHash, hasOwnWording, final: true };
}
