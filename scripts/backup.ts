import { resolve } from 'node:path';
import { backUp } from '../server/db/backup/backup.ts';
import type { Manifest } from '../server/db/backup/manifest.ts';
import { restore } from '../server/db/backup/restore.ts';
import { openDatabase } from '../server/db/open.ts';
import { createLogger } from '../server/log.ts';
import { exitWith, readConfig } from '../server/main.ts';
import { createOutbound } from '../server/outbound/outbound.ts';
import { openFiles } from '../server/ports/files/open-files.ts';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: the database and the uploaded files. */
const [command, folder] = process.argv.slice(2);
if (!folder || (command !== 'backup' && command !== 'restore')) {
  console.error('Say where: npm run backup -- FOLDER, or npm run restore -- FOLDER');
  process.exit(2);
}
const config = readConfig();
const database = await openDatabase(config.database).catch(exitWith);
try {
  const outbound = createOutbound({ log: createLogger('silent'), ...config.outbound });
  const stock = { database, files: await openFiles(config.files, outbound) };
  if (command === 'backup') {
    await database.migrate();
    report('Backed up', await backUp(stock, resolve(folder), new Date()));
  } else {
    report('Restored', await restore(stock, resolve(folder)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}

function report(verb: string, { tables, files }: Manifest): void {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const uploaded = files ? `${files.count} uploaded files` : 'the uploaded files';
  console.info(`${verb} ${rows} rows of ${Object.keys(tables).length} tables and ${uploaded}: ${folder}`);
}
