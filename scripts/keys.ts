import { openDatabase } from '../server/db/open.ts';
import { readConfig } from '../server/main.ts';
import { revokeKeys, rotateKeys } from '../server/ports/identity/embedded/keys.ts';

const commands = {
  rotate: {
    run: rotateKeys,
    done: 'The signing keys are retired: what they signed is good until it expires. The next token makes a new key.',
  },
  revoke: {
    run: revokeKeys,
    done:
      'The signing keys are revoked: within a minute no server believes a token of theirs. Whoever is logged in gets a new ' +
      'one when the page is loaded again.',
  },
};

/**
 * `npm run auth:rotate-keys`: new signing keys, every few months or when AUTH_SECRET has changed.
 * `npm run auth:revoke-keys`: the keys may be known to others, so nothing that they signed is believed any more.
 */
const command = commands[process.argv[2] === 'revoke' ? 'revoke' : 'rotate'];
const database = await openDatabase(readConfig().database);
try {
  await database.migrate();
  await command.run(database.db, new Date());
  console.info(command.done);
} finally {
  await database.close();
}
