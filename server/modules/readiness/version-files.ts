import type { Db } from '../../db/client.ts';
import { harmlessName } from '../../http/safe-upload.ts';
import type { RunTask } from '../../workers/task.ts';
import { reportFile } from './report-print/print-report.ts';
import type { VersionService } from './version.service.ts';

export const versionFormats = ['pdf', 'docx', 'json'] as const;
type VersionFormat = (typeof versionFormats)[number];

/** One version of a report as a file. @throws CHECK_UNKNOWN, VERSION_UNKNOWN. */
export async function printVersion(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  { checkId, number, format }: { checkId: string; number: number; format: VersionFormat },
): Promise<{ filename: string; bytes: Uint8Array }> {
  const { name, bytes } = await print(versions, runTask, db, uid, checkId, number, format);
  const oneName = name.replaceAll(/[\\/]/g, '-');
  return { bytes, filename: harmlessName(`${oneName}, version ${number}.${format}`, format) };
}

/** The newest version in every format; nothing before the first. */
export async function printNewestVersion(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  checkId: string,
) {
  const { items } = await versions.list(db, uid, checkId, { limit: 1 });
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const { number } of items) {
    for (const format of versionFormats) {
      const { filename, bytes } = await printVersion(versions, runTask, db, uid, { checkId, number, format });
      files.push({ name: filename, bytes });
    }
  }
  return files;
}

async function print(
  versions: VersionService,
  runTask: RunTask,
  db: Db,
  uid: string,
  checkId: string,
  number: number,
  format: VersionFormat,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (format === 'json') {
    const { entry, json } = await versions.readBytes(db, uid, checkId, number);
    return { name: entry.name, bytes: Buffer.from(json) };
  }
  const version = await versions.openWithChanges(db, uid, checkId, number);
  return { name: version.entry.name, bytes: await runTask(reportFile, { version, format }) };
}
