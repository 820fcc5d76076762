import { createHash } from 'node:crypto';
import { agreementLimits } from '#contract/agreement-content.ts';
import type { AgreementReport, AgreementSnapshot, AgreementVersionEntry } from '#contract/agreement-versions.ts';
import { AppError } from '#contract/errors.ts';
import { documentStatusOf } from '#domain/agreements/states.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Db } from '../../db/client.ts';
import { contentOf, updateAgreement } from './agreement.repo.ts';
import { buildReport } from './agreement-report.ts';
import {
  type AgreementDeps,
  type KeptVersion,
  type KeptVersionBytes,
  openAgreement,
  stateAfter,
} from './agreement-store.ts';
import { obstacles, standingOf } from './agreement-view.ts';
import { redlineOf } from './redline.ts';

type Summary = Omit<AgreementVersionEntry, 'number' | 'name' | 'createdAt' | 'sha256'>;

/** A version, or the live draft, opened for reading and printing. */
export interface OpenVersion {
  entry: AgreementVersionEntry;
  snapshot: AgreementSnapshot;
  report: AgreementReport;
}
export interface OpenDraft {
  name: string;
  updatedAt: string;
  snapshot: AgreementSnapshot;
  report: AgreementReport;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The exported file, byte for byte what the version's SHA-256 was taken of. */
function exportedJson(version: { snapshot: string; report: string }): string {
  return `{"report":${version.report},"snapshot":${version.snapshot}}`;
}

/** Final versions, which never change, and what changed between them. */
export function createVersionService(deps: AgreementDeps) {
  const { shelf, rules, clock } = deps;
  const today = () => clock().toISOString().slice(0, 10);

  async function find(db: Db, uid: string, id: string, number: number): Promise<KeptVersionBytes> {
    await openAgreement(deps, db, uid, id);
    const version = await shelf.findVersion(db, uid, id, number);
    if (!version) throw new AppError('VERSION_UNKNOWN');
    return version;
  }

  async function open(db: Db, uid: string, id: string, number: number): Promise<OpenVersion> {
    const version = await find(db, uid, id, number);
    return { entry: toEntry(version), snapshot: JSON.parse(version.snapshot), report: JSON.parse(version.report) };
  }

  async function openDraft(db: Db, uid: string, id: string): Promise<OpenDraft> {
    const agreement = await openAgreement(deps, db, uid, id);
    const { name, updatedAt } = agreement.entry;
    return { name, updatedAt, ...buildReport(rules, agreement, today()) };
  }

  return {
    /**
     * Makes the document final. What is final already, or holds the same as its newest version, is that version.
     * @throws AGREEMENT_INCOMPLETE naming everything that stands in the way.
     */
    async finalise(db: Db, uid: string, id: string) {
      const agreement = await openAgreement(deps, db, uid, id, 'lock');
      const { entry, row, template } = agreement;
      const [newest] = await shelf.listVersions(db, uid, id, { limit: 1 });
      if (row.state === 'final' && newest) return { created: false, version: toEntry(newest) };
      const state = stateAfter(agreement, 'finalise');
      const fields = obstacles(standingOf(rules, template, contentOf(row), row.acknowledgedFlags));
      if (Object.keys(fields).length > 0) throw new AppError('AGREEMENT_INCOMPLETE', { fields });
      const { snapshot, report } = buildReport(rules, agreement, today());
      const contentHash = sha256(canonicalJson({ snapshot, document: report.document }));
      const isNew = newest?.contentHash !== contentHash;
      if (isNew && entry.versionCount >= agreementLimits.versions) throw new AppError('LEDGER_LIMIT');
      const bytes = { snapshot: canonicalJson(snapshot), report: canonicalJson(report) };
      const kept = { ...bytes, contentHash, summary: summarise(snapshot), sha256: sha256(exportedJson(bytes)) };
      const version = isNew ? await shelf.addVersion(db, uid, id, kept, documentStatusOf(state)) : newest;
      await updateAgreement(db, uid, id, { state, finalVersion: version.number, finalRevision: row.revision });
      if (!isNew) await shelf.setStatus(db, uid, id, documentStatusOf(state));
      return { created: isNew, version: toEntry(version) };
    },

    async list(db: Db, uid: string, id: string, page: { before?: number; limit: number }) {
      const { entry } = await openAgreement(deps, db, uid, id);
      const versions = await shelf.listVersions(db, uid, id, page);
      return { items: versions.map(toEntry), total: entry.versionCount };
    },

    open,
    openDraft,

    /** The bytes that the version's SHA-256 was taken of. */
    async readBytes(db: Db, uid: string, id: string, number: number) {
      const version = await find(db, uid, id, number);
      return { entry: toEntry(version), json: exportedJson(version) };
    },

    /** What changed from one version to another, or to the document as it stands. */
    async redline(db: Db, uid: string, id: string, from: number, to?: number) {
      const before = await open(db, uid, id, from);
      const after = await (to === undefined ? openDraft(db, uid, id) : open(db, uid, id, to));
      return { from, to: to ?? null, ...redlineOf(before.report.document, after.report.document) };
    },
  };
}

export type VersionService = ReturnType<typeof createVersionService>;

function summarise({ template, clauses }: AgreementSnapshot): Summary {
  const { kind, jurisdiction, version, fixedTextHash } = template;
  const hasOwnWording = clauses.some(({ own }) => own);
  return { kind, jurisdiction, templateVersion: version, fixedTextHash, hasOwnWording, final: true };
}

function toEntry({ number, name, createdAt, sha256: hash, summary }: KeptVersion): AgreementVersionEntry {
  return { number, name, createdAt: createdAt.toISOString(), ...(summary as unknown as Summary), sha256: hash };
}
