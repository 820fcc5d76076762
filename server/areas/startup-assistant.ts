import type { Packs } from '#domain/agreements/packs.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { AgreementRules } from '../modules/agreements/agreement-rules.ts';
import { createAgreementServices } from '../modules/agreements/agreements.services.ts';
import { createTemplateLibrary } from '../modules/agreements/template-library.ts';
import type { FindOutcomeTarget } from '../modules/bookings/deps.ts';
import { createDocumentService, type ListHeld } from '../modules/documents/document.service.ts';
import { createExportService } from '../modules/documents/export.service.ts';
import { exportJobName } from '../modules/documents/export-job.ts';
import { createDocumentJobs } from '../modules/documents/jobs.ts';
import { createDocumentStore } from '../modules/documents/kind/document-store.ts';
import { createPrintedDocuments } from '../modules/documents/kind/printed-documents.ts';
import type { ListSigned } from '../modules/documents/progress.service.ts';
import { createNarrativeJobs } from '../modules/narratives/jobs.ts';
import { createNarrativeService } from '../modules/narratives/narrative.service.ts';
import { createReadinessJobs } from '../modules/readiness/jobs.ts';
import { createReadinessServices } from '../modules/readiness/readiness.services.ts';
import { createSigningServices } from '../modules/signing/signing.services.ts';
import { createValidationJobs } from '../modules/validation/jobs.ts';
import { findOutcomeTarget } from '../modules/validation/outcome-target.ts';
import { createValidationServices } from '../modules/validation/validation.services.ts';
import type { AiPort } from '../ports/ai/port.ts';
import type { Area } from './area.ts';

interface StartupAssistantDeps extends Area {
  /** Undefined: no AI is configured. */
  ai: AiPort | undefined;
  /** Signs the tokens of private links. */
  secret: string;
  attempts: Attempts;
  packs: Packs;
  agreementRules: AgreementRules;
}

/** The modules of the startup assistant, joined: what makes documents, and what is done with every one of them. */
export function createStartupAssistant(area: StartupAssistantDeps) {
  const { clock, database, jobs, files, ai, notify } = area;
  // Asked long after the signing module below is made.
  const listSigned: ListSigned = (tx, uid) => signing.signing.listSigned(tx, uid);
  const listHeld: ListHeld = (tx, ids) => signing.signing.listHeld(tx, ids);
  const documents = createDocumentService({ clock, listSigned, listHeld });
  const store = createDocumentStore({ clock });
  const validation = createValidationServices({ clock, files, store });
  const agreements = createAgreementServices({
    clock,
    store,
    listSigned,
    library: createTemplateLibrary({ packs: area.packs, clock }),
    rules: area.agreementRules,
    findBusiness: async (tx, uid) => {
      const { items } = await documents.list(tx, uid, { sort: 'date', type: 'validation', page: 1, pageSize: 1 });
      const [newest] = items;
      if (!newest) return null;
      const { pitch, title } = (await validation.ideas.readIn(tx, uid, newest.id)).intake;
      return pitch || title || null;
    },
  });
  const readiness = createReadinessServices({ clock, files, store, validation, agreements });
  const kinds = [validation.versions, readiness.versions, agreements.versions];
  const narrativeDeps = { clock, ai, jobs, documents: store, kinds };
  const documentExports = createExportService({
    clock,
    files,
    enqueue: (tx, exportId) => jobs.enqueue(tx, exportJobName, { exportId }),
  });
  const signing = createSigningServices({
    ...area,
    documents: createPrintedDocuments(store, kinds),
    agreements: agreements.toSign,
  });
  return {
    documents,
    documentExports,
    validation,
    readiness,
    agreements,
    signing,
    narratives: createNarrativeService(narrativeDeps),
    /** What the outcome of a session can link to. */
    findOutcomeTarget: ((tx, uid, target) => findOutcomeTarget(store, tx, uid, target)) satisfies FindOutcomeTarget,
    work: [
      ...createDocumentJobs(documents, { database, files, clock, kinds, notify, workers: area.workers }),
      ...createValidationJobs({ database, files, clock }),
      ...createReadinessJobs({ database, files, clock }),
      ...signing.work,
      ...createNarrativeJobs({ ...narrativeDeps, database, workers: area.workers }),
    ],
  };
}
