import { sql } from 'drizzle-orm';
import type { Config } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { openFiles } from '../../server/ports/files/open-files.ts';
import { FilesFailure, type FilesFailureKind } from '../../server/ports/files/port.ts';
import { type Examination, hostOf } from './examination.ts';

export function examineDatabase({ database }: Config): Examination {
  const isEmbedded = database.kind === 'pglite';
  return {
    system: 'database',
    about: isEmbedded ? `embedded, in ${database.dataDir}` : `PostgreSQL at ${hostOf(database.url)}`,
    async ask() {
      const opened = await openDatabase(database);
      await opened.db.execute(sql`select 1`).finally(() => opened.close());
    },
    advise: () =>
      isEmbedded
        ? 'Is the server running? Only one process can open it: then ask again while it is stopped.'
        : 'Look at DATABASE_URL, and whether that server lets this machine in.',
  };
}

const filesAdvice: Record<FilesFailureKind, string> = {
  unavailable: 'Look at S3_ENDPOINT, and at the state page of the service.',
  refused:
    'Look at S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and whether that key may read, write, delete and list in the bucket.',
  misconfigured: 'Look at S3_ENDPOINT, S3_REGION, S3_BUCKET and S3_PATH_STYLE, and block all public access.',
  damaged: 'Something between here and there changes files: do not use it.',
};

export function examineFiles({ files }: Config, outbound: Outbound): Examination {
  return {
    system: 'files',
    about: files.kind === 'disk' ? `disk, in ${files.dir}` : `bucket ${files.bucket} at ${hostOf(files.endpoint)}`,
    ask: async () => (await openFiles(files, outbound)).check?.(),
    advise: (error) =>
      error instanceof FilesFailure
        ? filesAdvice[error.kind]
        : 'Look at DATA_DIR: its rights, and the room on its disk.',
  };
}
