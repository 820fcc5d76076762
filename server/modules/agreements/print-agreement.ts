import type { AgreementFormat, AgreementReport, AgreementSnapshot } from '#contract/agreements/versions.ts';
import { JURISDICTIONS } from '#domain/agreements/template.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { harmlessName } from '../../http/safe-upload.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';
import { agreementText } from './agreement-text.ts';
import type { PrintedAgreement } from './printed-agreement.ts';

/** The live draft, opened for reading and printing. */
export interface OpenDraft {
  name: string;
  updatedAt: string;
  snapshot: AgreementSnapshot;
  report: AgreementReport;
}

/** The document as a PDF or a Word file. */
export const agreementFile = defineTask<{ printed: PrintedAgreement; format: 'pdf' | 'docx' }, Uint8Array>(
  new URL('./agreement-file.worker.ts', import.meta.url),
);

/** The document as a file of a format, laid out by a worker where that is heavy. */
export function layOut(runTask: RunTask, printed: PrintedAgreement, format: 'pdf' | 'docx' | 'txt') {
  if (format === 'txt') return Buffer.from(agreementText(printed));
  return runTask(agreementFile, { printed, format });
}

/** The document as it stands, marked as a draft. */
export async function printDraft(draft: OpenDraft, runTask: RunTask, format: AgreementFormat) {
  const { name, updatedAt, snapshot, report } = draft;
  const filename = harmlessName(`${name}, draft.${format}`, format);
  if (format === 'json') return { bytes: Buffer.from(canonicalJson({ draft: true, report, snapshot })), filename };
  const heading = `Draft of ${updatedAt.slice(0, 10)}. ${templateLine(report)}`;
  const printed = { name, heading, report, isDraft: true, createdAt: new Date(updatedAt) };
  return { bytes: await layOut(runTask, printed, format), filename };
}

export function templateLine({ template }: AgreementReport): string {
  return `Template version ${template.version}, ${JURISDICTIONS[template.jurisdiction]}.`;
}
