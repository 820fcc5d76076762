import type { AgreementFormat, AgreementReport } from '#contract/agreement-versions.ts';
import { JURISDICTIONS } from '#domain/agreements/template.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Db } from '../../db/client.ts';
import { harmlessName } from '../../http/safe-upload.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';
import { agreementText } from './agreement-text.ts';
import type { PrintedAgreement } from './printed-agreement.ts';
import type { VersionService } from './version.service.ts';

/** The document as a PDF or a Word file. */
export const agreementFile = defineTask<{ printed: PrintedAgreement; format: 'pdf' | 'docx' }, Uint8Array>(
  new URL('./agreement-file.worker.ts', import.meta.url),
);

/** A final version as a file. @throws AGREEMENT_UNKNOWN, VERSION_UNKNOWN. */
export async function printVersion(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  { agreementId, number, format }: { agreementId: string; number: number; format: AgreementFormat },
) {
  if (format === 'json') {
    const { entry, json } = await versions.readBytes(db, uid, agreementId, number);
    return { bytes: Buffer.from(json), filename: fileName(`${entry.name}, version ${number}`, format) };
  }
  const { entry, report } = await versions.open(db, uid, agreementId, number);
  const { name, createdAt } = entry;
  const heading = `Final version ${number} of ${createdAt.slice(0, 10)}. ${templateLine(report)}`;
  const printed = { name, heading, report, isDraft: false, createdAt: new Date(createdAt) };
  return { bytes: await layOut(runTask, printed, format), filename: fileName(`${name}, version ${number}`, format) };
}

/** The document as it stands, marked as a draft. @throws AGREEMENT_UNKNOWN. */
export async function printDraft(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  { agreementId, format }: { agreementId: string; format: AgreementFormat },
) {
  const { name, updatedAt, snapshot, report } = await versions.openDraft(db, uid, agreementId);
  const filename = fileName(`${name}, draft`, format);
  if (format === 'json') return { bytes: Buffer.from(canonicalJson({ draft: true, report, snapshot })), filename };
  const heading = `Draft of ${updatedAt.slice(0, 10)}. ${templateLine(report)}`;
  const printed = { name, heading, report, isDraft: true, createdAt: new Date(updatedAt) };
  return { bytes: await layOut(runTask, printed, format), filename };
}

/** The newest final version as PDF, Word file and JSON; nothing before the first. */
export async function printNewestVersion(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  agreementId: string,
) {
  const { items } = await versions.list(db, uid, agreementId, { limit: 1 });
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const { number } of items) {
    for (const format of ['pdf', 'docx', 'json'] as const) {
      const { filename, bytes } = await printVersion(versions, runTask, db, uid, { agreementId, number, format });
      files.push({ name: filename, bytes });
    }
  }
  return files;
}

async function layOut(runTask: RunTask, printed: PrintedAgreement, format: 'pdf' | 'docx' | 'txt') {
  if (format === 'txt') return Buffer.from(agreementText(printed));
  return runTask(agreementFile, { printed, format });
}

function templateLine({ template }: AgreementReport): string {
  return `Template version ${template.version}, ${JURISDICTIONS[template.jurisdiction]}.`;
}

/** The extension is put on anew: a name may itself end in what looks like one. */
function fileName(stem: string, extension: AgreementFormat): string {
  return harmlessName(`${stem}.${extension}`, extension);
}
