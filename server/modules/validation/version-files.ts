import { messageSummary } from '#domain/validation/summary.ts';
import type { Db } from '../../db/client.ts';
import { harmlessName } from '../../http/safe-upload.ts';
import type { RunTask } from '../../workers/task.ts';
import { reportFile } from './report-print/print-report.ts';
import type { VersionService } from './version.service.ts';

export const versionFormats = ['pdf', 'docx', 'json', 'txt'] as const;
type VersionFormat = (typeof versionFormats)[number];

/** One version of a report as a file. @throws IDEA_UNKNOWN, VERSION_UNKNOWN. */
export async function printVersion(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  { ideaId, number, format }: { ideaId: string; number: number; format: VersionFormat },
): Promise<{ filename: string; bytes: Uint8Array }> {
  const { name, bytes } = await printers[format](versions, runTask, db, uid, ideaId, number);
  const oneName = name.replaceAll(/[\\/]/g, '-');
  return { bytes, filename: harmlessName(`${oneName}, version ${number}.${format}`, format) };
}

/** The newest version in every format; nothing before the first. */
export async function printNewestVersion(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  ideaId: string,
) {
  const { items } = await versions.list(db, uid, ideaId, { limit: 1 });
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const { number } of items) {
    for (const format of versionFormats) {
      const { filename, bytes } = await printVersion(versions, runTask, db, uid, { ideaId, number, format });
      files.push({ name: filename, bytes });
    }
  }
  return files;
}

type Print = (
  versions: VersionService,
  runTask: RunTask,
  ...version: [db: Db, uid: string, ideaId: string, number: number]
) => Promise<{ name: string; bytes: Uint8Array }>;

const printers: Record<VersionFormat, Print> = {
  pdf: (...asked) => layOut('pdf', ...asked),
  docx: (...asked) => layOut('docx', ...asked),
  async json(versions, _runTask, ...version) {
    const { entry, json } = await versions.readBytes(...version);
    return { name: entry.name, bytes: Buffer.from(json) };
  },
  async txt(versions, _runTask, ...version) {
    const { entry, report } = await versions.open(...version);
    return { name: entry.name, bytes: Buffer.from(messageSummary(report)) };
  },
};

async function layOut(
  format: 'pdf' | 'docx',
  ...[versions, runTask, ...version]: Parameters<Print>
): ReturnType<Print> {
  const opened = await versions.openWithChanges(...version);
  return { name: opened.entry.name, bytes: await runTask(reportFile, { version: opened, format }) };
}
