import type { DocumentEntry, DocumentType } from '#contract/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { Packs } from '#domain/agreements/packs.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { AgreementRules } from '../modules/agreements/agreement-rules.ts';
import { createAgreementServices } from '../modules/agreements/agreements.services.ts';
import { readClauseFacts } from '../modules/agreements/narrative-facts.ts';
import { printNewestVersion as printNewestAgreement } from '../modules/agreements/print-agreement.ts';
import { createTemplateLibrary } from '../modules/agreements/template-library.ts';
import type { FindOutcomeTarget } from '../modules/bookings/deps.ts';
import { createDocumentService, type ListHeld } from '../modules/documents/document.service.ts';
import type { DocumentPrinter } from '../modules/documents/document-printer.ts';
import { createDocumentShelf } from '../modules/documents/document-shelf.ts';
import { createExportService } from '../modules/documents/export.service.ts';
import { exportJobName } from '../modules/documents/export-job.ts';
import { createDocumentJobs } from '../modules/documents/jobs.ts';
import type { ListSigned } from '../modules/documents/progress.service.ts';
import { createNarrativeJobs } from '../modules/narratives/jobs.ts';
import { createNarrativeService } from '../modules/narratives/narrative.service.ts';
import { createReadinessJobs } from '../modules/readiness/jobs.ts';
import { readCheckFacts } from '../modules/readiness/narrative-facts.ts';
import { createReadinessServices } from '../modules/readiness/readiness.services.ts';
import * as checkFiles from '../modules/readiness/version-files.ts';
import type { PrintedDocuments } from '../modules/signing/documents-to-sign.ts';
import { createSigningServices } from '../modules/signing/signing.services.ts';
import { createValidationJobs } from '../modules/validation/jobs.ts';
import { readNarrativeFacts } from '../modules/validation/narrative-facts.ts';
import { findOutcomeTarget } from '../modules/validation/outcome-target.ts';
import { createValidationServices } from '../modules/validation/validation.services.ts';
import * as ideaFiles from '../modules/validation/version-files.ts';
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

/** The rooms of the startup assistant, joined: what makes documents, and what is done with every one of them. */
export function createStartupAssistant(area: StartupAssistantDeps) {
  const { clock, database, jobs, files, ai, notify } = area;
  // Asked long after the signing room below is made.
  const listSigned: ListSigned = (tx, uid) => signing.signing.listSigned(tx, uid);
  const listHeld: ListHeld = (tx, ids) => signing.signing.listHeld(tx, ids);
  const documents = createDocumentService({ clock, listSigned, listHeld });
  const shelf = createDocumentShelf({ clock });
  const validation = createValidationServices({ clock, files, shelf });
  const agreements = createAgreementServices({
    clock,
    shelf,
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
  const readiness = createReadinessServices({ clock, files, shelf, validation, agreements });
  const narrativeDeps = {
    clock,
    ai,
    jobs,
    documents: shelf,
    // What the AI may be told of a version, by the room that keeps it.
    readers: {
      validation: readNarrativeFacts(validation.versions),
      evaluation: readCheckFacts(readiness.versions),
      ...Object.fromEntries(AGREEMENT_KINDS.map((kind) => [kind, readClauseFacts(agreements.versions)])),
    },
  };
  const documentExports = createExportService({
    clock,
    files,
    enqueue: (tx, exportId) => jobs.enqueue(tx, exportJobName, { exportId }),
  });
  /** How each room prints its documents into an export of many. */
  const printers: DocumentPrinter[] = [
    { types: ['validation'], files: (...document) => ideaFiles.printNewestVersion(validation.versions, ...document) },
    { types: ['evaluation'], files: (...document) => checkFiles.printNewestVersion(readiness.versions, ...document) },
    { types: AGREEMENT_KINDS, files: (...document) => printNewestAgreement(agreements.versions, ...document) },
  ];
  /** The PDF of one version, by the type of its document. */
  const versionPdfs: Partial<Record<DocumentType, PrintedDocuments['print']>> = {
    validation: async (tx, runTask, uid, ideaId, number) =>
      (await ideaFiles.printVersion(validation.versions, runTask, tx, uid, { ideaId, number, format: 'pdf' })).bytes,
    evaluation: async (tx, runTask, uid, checkId, number) =>
      (await checkFiles.printVersion(readiness.versions, runTask, tx, uid, { checkId, number, format: 'pdf' })).bytes,
    ...Object.fromEntries(AGREEMENT_KINDS.map((kind) => [kind, agreements.toSign.print])),
  };
  const signing = createSigningServices({
    ...area,
    documents: {
      read: (tx, uid, id) => orUnknownDocument(shelf.find(tx, uid, id)),
      lock: (tx, uid, id) => orUnknownDocument(shelf.lock(tx, uid, id)),
      async print(tx, runTask, uid, id, number) {
        const { type } = await orUnknownDocument(shelf.find(tx, uid, id));
        const print = versionPdfs[type];
        if (!print) throw new AppError('VERSION_UNKNOWN');
        return print(tx, runTask, uid, id, number);
      },
    },
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
    findOutcomeTarget: ((tx, uid, target) => findOutcomeTarget(shelf, tx, uid, target)) satisfies FindOutcomeTarget,
    work: [
      ...createDocumentJobs(documents, { database, files, clock, printers, notify, workers: area.workers }),
      ...createValidationJobs({ database, files, clock }),
      ...createReadinessJobs({ database, files, clock }),
      ...signing.work,
      ...createNarrativeJobs({ ...narrativeDeps, database, workers: area.workers }),
    ],
  };
}

async function orUnknownDocument(found: Promise<DocumentEntry | undefined>): Promise<DocumentEntry> {
  const entry = await found;
  if (!entry) throw new AppError('DOCUMENT_UNKNOWN');
  return entry;
}
