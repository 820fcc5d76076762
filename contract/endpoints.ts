import * as accounts from './accounts.ts';
import * as audit from './admin-audit.ts';
import * as catalogue from './admin-consultation.ts';
import * as agreementVersions from './agreement-versions.ts';
import * as agreements from './agreements.ts';
import * as consultation from './consultation.ts';
import * as dev from './dev.ts';
import * as exports from './document-exports.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as narratives from './narratives.ts';
import * as readiness from './readiness.ts';
import * as cash from './readiness-ledger.ts';
import * as readinessVersions from './readiness-versions.ts';
import * as sharing from './sharing.ts';
import * as signing from './signing.ts';
import * as system from './system.ts';
import * as validation from './validation.ts';
import * as versions from './validation-versions.ts';

/** Every endpoint of the product by room: OpenAPI, the route map and the contract tests walk this table. */
export const endpointsByTag: Record<string, Record<string, Endpoint>> = {
  accounts: {
    createRole: accounts.createRole,
    resendVerification: accounts.resendVerification,
    readOwnAccount: accounts.readOwnAccount,
  },
  dev: {
    listOutboxMails: dev.listOutboxMails,
    readOutboxMail: dev.readOutboxMail,
    readOutboxFile: dev.readOutboxFile,
  },
  documents: {
    listDocuments: documents.listDocuments,
    readDocument: documents.readDocument,
    renameDocument: documents.renameDocument,
    deleteDocument: documents.deleteDocument,
    restoreDocument: documents.restoreDocument,
    readDocumentProgress: documents.readDocumentProgress,
    createDocumentExport: exports.createDocumentExport,
    listDocumentExports: exports.listDocumentExports,
    readDocumentExportFile: exports.readDocumentExportFile,
    removeDocumentExport: exports.removeDocumentExport,
  },
  validation: {
    createIdea: validation.createIdea,
    readIdea: validation.readIdea,
    saveIntake: validation.saveIntake,
    setImportance: validation.setImportance,
    addAssumption: validation.addAssumption,
    removeAssumption: validation.removeAssumption,
    addEvidence: validation.addEvidence,
    editEvidence: validation.editEvidence,
    removeEvidence: validation.removeEvidence,
    attachEvidenceFile: versions.attachEvidenceFile,
    readEvidenceFile: versions.readEvidenceFile,
    removeEvidenceFile: versions.removeEvidenceFile,
    lockTestCard: validation.lockTestCard,
    movePassMark: validation.movePassMark,
    recordTestResult: validation.recordTestResult,
    addDecision: validation.addDecision,
    readLiveReport: versions.readLiveReport,
    publishVersion: versions.publishVersion,
    listVersions: versions.listVersions,
    readVersion: versions.readVersion,
    compareVersions: versions.compareVersions,
    exportPdf: versions.exportPdf,
    exportDocx: versions.exportDocx,
    exportJson: versions.exportJson,
    exportText: versions.exportText,
  },
  agreements: {
    readAgreementCatalogue: agreements.readAgreementCatalogue,
    createAgreement: agreements.createAgreement,
    readAgreement: agreements.readAgreement,
    readAgreementTemplate: agreements.readAgreementTemplate,
    saveAgreementContent: agreements.saveAgreementContent,
    acknowledgeFlag: agreements.acknowledgeFlag,
    reopenAgreement: agreements.reopenAgreement,
    moveAgreementTemplate: agreements.moveAgreementTemplate,
    duplicateAgreement: agreements.duplicateAgreement,
    listContradictions: agreements.listContradictions,
    finaliseAgreement: agreementVersions.finaliseAgreement,
    listAgreementVersions: agreementVersions.listAgreementVersions,
    readAgreementVersion: agreementVersions.readAgreementVersion,
    readRedline: agreementVersions.readRedline,
    exportVersionPdf: agreementVersions.exportVersionPdf,
    exportVersionDocx: agreementVersions.exportVersionDocx,
    exportVersionJson: agreementVersions.exportVersionJson,
    exportVersionText: agreementVersions.exportVersionText,
    exportDraftPdf: agreementVersions.exportDraftPdf,
    exportDraftDocx: agreementVersions.exportDraftDocx,
    exportDraftJson: agreementVersions.exportDraftJson,
    exportDraftText: agreementVersions.exportDraftText,
  },
  readiness: {
    createCheck: readiness.createCheck,
    readCheck: readiness.readCheck,
    changeCheck: readiness.changeCheck,
    saveAnswers: readiness.saveAnswers,
    saveValuation: readiness.saveValuation,
    attachAnswerFile: readiness.attachAnswerFile,
    readAnswerFile: readiness.readAnswerFile,
    removeAnswerFile: readiness.removeAnswerFile,
    readLedger: cash.readLedger,
    addCashEntry: cash.addCashEntry,
    editCashEntry: cash.editCashEntry,
    removeCashEntry: cash.removeCashEntry,
    setCashBalance: cash.setCashBalance,
    readLiveReadiness: readinessVersions.readLiveReadiness,
    publishReadiness: readinessVersions.publishReadiness,
    listReadinessVersions: readinessVersions.listReadinessVersions,
    readReadinessVersion: readinessVersions.readReadinessVersion,
    compareReadinessVersions: readinessVersions.compareReadinessVersions,
    exportReadinessPdf: readinessVersions.exportReadinessPdf,
    exportReadinessDocx: readinessVersions.exportReadinessDocx,
    exportReadinessJson: readinessVersions.exportReadinessJson,
  },
  sharing: {
    createShareLink: sharing.createShareLink,
    listShareLinks: sharing.listShareLinks,
    revokeShareLink: sharing.revokeShareLink,
    openSharedDocument: sharing.openSharedDocument,
    readSharedFile: sharing.readSharedFile,
  },
  signing: {
    readSignability: signing.readSignability,
    requestSigning: signing.requestSigning,
    listSigningRequests: signing.listSigningRequests,
    cancelSigning: signing.cancelSigning,
    remindSigner: signing.remindSigner,
    readSignedFile: signing.readSignedFile,
    openSigning: signing.openSigning,
    readSigningFile: signing.readSigningFile,
    signAgreement: signing.signAgreement,
    declineAgreement: signing.declineAgreement,
    verifyFile: signing.verifyFile,
  },
  narratives: {
    readNarratives: narratives.readNarratives,
    previewNarratives: narratives.previewNarratives,
    switchNarrativesOn: narratives.switchNarrativesOn,
    switchNarrativesOff: narratives.switchNarrativesOff,
    startNarrative: narratives.startNarrative,
    readNarrative: narratives.readNarrative,
    cancelNarrative: narratives.cancelNarrative,
    readPaste: narratives.readPaste,
    previewPaste: narratives.previewPaste,
    startPaste: narratives.startPaste,
  },
  admin: { listAuditEntries: audit.listAuditEntries },
  consultation: {
    listServices: consultation.listServices,
    readService: consultation.readService,
    listFreeTimes: consultation.listFreeTimes,
    listAllServices: catalogue.listAllServices,
    createService: catalogue.createService,
    editService: catalogue.editService,
    archiveService: catalogue.archiveService,
    restoreService: catalogue.restoreService,
    listAdvisers: catalogue.listAdvisers,
    createAdviser: catalogue.createAdviser,
    editAdviser: catalogue.editAdviser,
    saveHours: catalogue.saveHours,
    addExceptions: catalogue.addExceptions,
    removeException: catalogue.removeException,
  },
  system: { readVersion: system.readVersion },
};

export const allEndpoints: Endpoint[] = Object.values(endpointsByTag).flatMap((room) => Object.values(room));
