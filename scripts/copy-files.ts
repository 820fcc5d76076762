import { parseArgs } from 'node:util';
import { copyFiles } from '../server/files/copy-files.ts';
import { createLogger } from '../server/log.ts';
import { readConfig } from '../server/main.ts';
import { createOutbound } from '../server/outbound/outbound.ts';
import { openFiles } from '../server/ports/files/open-files.ts';

/** `npm run files:copy -- --to s3` and `-- --to disk`: from the other of the two. Stop it when you like; run again, it goes on. */
const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (to !== 's3' && to !== 'disk') {
  console.error('Say where: npm run files:copy -- --to s3, or npm run files:copy -- --to disk');
  process.exit(2);
}
try {
  const open = (provider: 's3' | 'disk') => {
    const { files, outbound } = readConfig({ FILES_PROVIDER: provider });
    return openFiles(files, createOutbound({ log: createLogger('silent'), ...outbound }));
  };
  const { copied, count, bytes } = await copyFiles(await open(to === 's3' ? 'disk' : 's3'), await open(to));
  console.info(
    `${count} files of ${bytes} bytes are there now, ${copied.length} of them copied and compared by this run.`,
  );
  console.info(`Set FILES_PROVIDER=${to}, restart the server, and run this once more for what came in between.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('What was copied stays where it is: run this again, and it goes on.');
  process.exitCode = 1;
}
