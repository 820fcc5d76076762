import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp, restore } from '../server/db/backup.ts';
import { openDatabase } from '../server/db/open.ts';
import { readConfig } from '../server/main.ts';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: the database and the uploaded files. */
const [command, folder] = process.argv.slice(2);
if (!folder || (command !== 'backup' && command !== 'restore')) {
  console.error('Say where: npm run backup -- FOLDER, or npm run restore -- FOLDER');
  process.exit(2);
}
const config = readConfig();
const filesCopy = join(resolve(folder), 'files');
const database = await openDatabase(config.database);
try {
  await database.migrate();
  if (command === 'backup') {
    const manifest = await backUp(database, join(resolve(folder), 'database'), new Date());
    if (existsSync(config.files.dir)) cpSync(config.files.dir, filesCopy, { recursive: true });
    report('Backed up', manifest.tables);
  } else {
    const manifest = await restore(database, join(resolve(folder), 'database'));
    if (existsSync(filesCopy)) cpSync(filesCopy, config.files.dir, { recursive: true });
    report('Restored', manifest.tables);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}

function report(verb: string, tables: Record<string, number>): void {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.info(`${verb} ${rows} rows of ${Object.keys(tables).length} tables and the uploaded files: ${folder}`);
}
