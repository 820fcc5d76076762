import { withQuery } from './with-query.ts';

const assistant = '/m/founder/startup-assistant';

/** The startup assistant: ideas, readiness checks and documents. */
export const assistantPaths = {
  assistant,
  validate: `${assistant}/validate`,
  /** Who may read a document and who has to sign it. */
  documentSharing: (documentId: string) => `${assistant}/documents/${encodeURIComponent(documentId)}/sharing`,
  /** Begins an idea with the sentence that this device keeps under `key`. */
  keepIdea: (key: string) => withQuery(`${assistant}/validate`, { keep: key }),
  /** Where a founder works on an idea: its next step. */
  idea: (ideaId: string) => ideaPath(ideaId),
  /** The one page of it that somebody else reads. */
  ideaReport: (ideaId: string) => `${ideaPath(ideaId)}/report`,
  /** Everything behind it as it stands, with one section or assumption to jump to. */
  ideaWorking: (ideaId: string, section?: string) => `${ideaPath(ideaId)}/working${section ? `#${section}` : ''}`,
  /** The conversations of a day, entered together. */
  ideaDay: (ideaId: string) => `${ideaPath(ideaId)}/day`,
  /** The questions of an idea: one step of them, and one field there to jump to. */
  ideaQuestions: (ideaId: string, step?: string, field?: string) =>
    `${ideaPath(ideaId)}/questions${step ? `/${step}` : ''}${field ? `#${field}` : ''}`,
  /** Finds answers to its questions in a text that is pasted. */
  ideaFromText: (ideaId: string) => `${ideaPath(ideaId)}/from-text`,
  /** What to take along to the test of one belief. */
  ideaTestKit: (ideaId: string, assumptionId: string) => `${ideaPath(ideaId)}/kit/${encodeURIComponent(assumptionId)}`,
  /** One stored version of an idea's report. */
  ideaVersion: (ideaId: string, number: number) => `${ideaPath(ideaId)}/versions/${number}`,
  /** What changed from one stored version to another. */
  ideaComparison: (ideaId: string, from: number, to: number) =>
    withQuery(`${ideaPath(ideaId)}/versions/${to}/comparison`, { from: String(from) }),
  evaluate: `${assistant}/evaluate`,
  /** The report of a readiness check as it stands. */
  check: (checkId: string) => checkPath(checkId),
  /** The questions of a check: one dimension of them, and one criterion there to jump to. */
  checkQuestions: (checkId: string, dimension?: string, criterion?: string) =>
    `${checkPath(checkId)}/questions${dimension ? `/${dimension}` : ''}${criterion ? `#${criterion}` : ''}`,
  /** The founder's cash ledger, opened from a check. */
  checkLedger: (checkId: string) => `${checkPath(checkId)}/ledger`,
  checkValuation: (checkId: string) => `${checkPath(checkId)}/valuation`,
  /** One stored version of a check's report. */
  checkVersion: (checkId: string, number: number) => `${checkPath(checkId)}/versions/${number}`,
  /** What changed from one stored version to another. */
  checkComparison: (checkId: string, from: number, to: number) =>
    withQuery(`${checkPath(checkId)}/versions/${to}/comparison`, { from: String(from) }),
  generate: `${assistant}/generate`,
  capTable: `${assistant}/generate/cap-table`,
  /** A generated document as it stands. */
  agreement: (agreementId: string) => agreementPath(agreementId),
  /** Its interview: one question of it, else the first open one. */
  agreementQuestions: (agreementId: string, question?: string) =>
    `${agreementPath(agreementId)}/questions${question ? `/${encodeURIComponent(question)}` : ''}`,
  /** Its clauses, with one of them to jump to. */
  agreementClauses: (agreementId: string, clause?: string) =>
    `${agreementPath(agreementId)}/clauses${clause ? `#${encodeURIComponent(clause)}` : ''}`,
  /** What stands in the way of a final document. */
  agreementCheck: (agreementId: string) => `${agreementPath(agreementId)}/check`,
  /** What it would do to ownership. */
  agreementOwnership: (agreementId: string) => `${agreementPath(agreementId)}/ownership`,
  agreementSharing: (agreementId: string) => `${agreementPath(agreementId)}/sharing`,
  agreementVersions: (agreementId: string) => `${agreementPath(agreementId)}/versions`,
  agreementVersion: (agreementId: string, number: number) => `${agreementPath(agreementId)}/versions/${number}`,
  /** What changed from one version to another, or to the document as it stands. */
  agreementRedline: (agreementId: string, from: number, to?: number) =>
    withQuery(`${agreementPath(agreementId)}/redline`, { from: String(from), to: to ? String(to) : null }),
} as const;

function ideaPath(ideaId: string): string {
  return `${assistant}/validate/${encodeURIComponent(ideaId)}`;
}

function checkPath(checkId: string): string {
  return `${assistant}/evaluate/${encodeURIComponent(checkId)}`;
}

function agreementPath(agreementId: string): string {
  return `${assistant}/generate/${encodeURIComponent(agreementId)}`;
}
