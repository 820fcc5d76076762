import { openDatabase } from '../server/db/open.ts';
import { readConfig } from '../server/main.ts';
import { rotateKeys } from '../server/ports/identity/embedded/keys.ts';

/** `npm run auth:rotate-keys`: new signing keys, after a leak or when AUTH_SECRET has changed. */
const database = await openDatabase(readConfig().database);
try {
  await database.migrate();
  await rotateKeys(database.db, new Date());
  console.info('The signing keys are retired. The server makes a new one for its next token.');
} finally {
  await database.close();
}
