import { AppError } from '#contract/errors.ts';
import { type Publication, type PublicReport, publicationLimits } from '#contract/signing/publication.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { OwnPlan } from '../../entitled.ts';
import { notFoundAs } from '../../told-as.ts';
import type { RunTask } from '../../workers/task.ts';
import type { PrintedDocuments } from './documents-to-sign.ts';
import { createPreviews } from './preview/previews.ts';
import * as repo from './publication.repo.ts';
import { newSlug } from './slug.ts';

export interface PublicationDeps {
  clock: () => Date;
  /** For anyone who reads what a founder publishes. */
  everybody: OperatorScope;
  publicUrl: string;
  documents: PrintedDocuments;
}

/** A version of a report at an address of its own, until its founder stops it. Reading it records nothing. */
export function createPublicationService({ clock, everybody, publicUrl, documents }: PublicationDeps) {
  const previews = createPreviews();
  const addressOf = (slug: string) => `${publicUrl}/r/${slug}`;

  function toPublication(row: repo.PublicationRow, withheld = false): Publication {
    const { slug, versionNumber, founderName, companyName, publishedAt, changedAt } = row;
    return {
      ...{ slug, url: addressOf(slug), versionNumber, founderName, companyName },
      publishedAt: publishedAt.toISOString(),
      changedAt: changedAt.toISOString(),
      withheld,
    };
  }

  /**
   * @throws REPORT_UNKNOWN, REPORT_STOPPED for one that is stopped or whose document is deleted, and REPORT_WITHHELD for one
   * whose words name what the law may forbid, by the list of today.
   */
  async function open(db: Db, slug: string) {
    const row = await repo.findBySlug(db, slug);
    if (!row) throw new AppError('REPORT_UNKNOWN');
    if (row.stoppedAt) throw new AppError('REPORT_STOPPED');
    const scope = narrow(everybody, row.ownerUid);
    const page = await documents
      .readPage(db, scope, row.documentId, row.versionNumber)
      .catch(notFoundAs('REPORT_STOPPED'));
    if (!page) throw new AppError('REPORT_UNKNOWN');
    if (page.isUnlawful) throw new AppError('REPORT_WITHHELD');
    return { row, scope, page };
  }

  return {
    async find(db: Db, scope: OwnerScope, documentId: string): Promise<Publication | null> {
      await documents.read(db, scope, documentId);
      const row = await repo.findPublication(db, scope, documentId);
      if (!row) return null;
      const page = await documents.readPage(db, scope, documentId, row.versionNumber);
      return toPublication(row, page?.isUnlawful);
    },

    /** Keeps the address of what is published already. */
    async publish(
      db: Db,
      { scope, name, plan }: { scope: OwnerScope; name: string; plan: OwnPlan },
      documentId: string,
      asked: { versionNumber: number; showFounder: boolean; company: string },
    ): Promise<Publication> {
      await documents.lock(db, scope, documentId);
      const page = await documents.readPage(db, scope, documentId, asked.versionNumber);
      if (!page) throw new AppError('PUBLICATION_KIND');
      if (page.isUnlawful) throw new AppError('PUBLICATION_UNLAWFUL');
      const now = clock();
      const shown = {
        versionNumber: asked.versionNumber,
        founderName: asked.showFounder ? name : null,
        companyName: asked.company === '' ? null : asked.company,
        changedAt: now,
      };
      const changed = await repo.updatePublication(db, scope, documentId, shown);
      if (changed) return toPublication(changed);
      await plan.requireRoom(db, 'publishedReports');
      if ((await repo.countPublications(db, scope, documentId)) >= publicationLimits.perDocument)
        throw new AppError('PUBLICATION_LIMIT');
      const row = { slug: newSlug(), documentId, publishedAt: now, ...shown };
      return toPublication(await repo.insertPublication(db, scope, row));
    },

    async stop(db: Db, scope: OwnerScope, documentId: string): Promise<void> {
      await documents.read(db, scope, documentId);
      await repo.updatePublication(db, scope, documentId, { stoppedAt: clock() });
    },

    async read(db: Db, slug: string): Promise<PublicReport> {
      const { row, page } = await open(db, slug);
      const { versionNumber, founderName, companyName, changedAt } = row;
      return { versionNumber, founderName, companyName, changedAt: changedAt.toISOString(), page };
    },

    async readFigures(db: Db, slug: string) {
      const { row, scope } = await open(db, slug);
      return { figures: await documents.readFigures(db, scope, row.documentId, row.versionNumber) };
    },

    /** Its picture, and the tag by which anyone who has it already knows that. */
    async preview(db: Db, slug: string) {
      const { row, page } = await open(db, slug);
      const version = `${row.documentId} ${row.versionNumber}`;
      return { tag: previews.tagOf(version), draw: (runTask: RunTask) => previews.draw(version, page, runTask) };
    },

    async readFile(db: Db, runTask: RunTask, slug: string) {
      const { row, scope, page } = await open(db, slug);
      const { documentId, versionNumber, founderName, companyName } = row;
      const names = { founder: founderName ?? '', company: companyName ?? '', address: addressOf(slug) };
      const bytes = await documents.print(db, runTask, scope, documentId, versionNumber, names);
      return { bytes, name: `${page.title}, version ${versionNumber}.pdf` };
    },
  };
}

export type PublicationService = ReturnType<typeof createPublicationService>;
