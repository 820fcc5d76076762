import { openDatabase } from '../server/db/open.ts';
import { readConfig } from '../server/main.ts';
import { resealAccounts, resealCards } from '../server/modules/billing/module.ts';
import { revokeKeys, rotateKeys } from '../server/ports/identity/embedded/keys.ts';
import { resealSecondFactors } from '../server/ports/identity/embedded/reseal.ts';

const commands = {
  rotate: {
    run: rotateKeys,
    done: 'The signing keys are retired: what they signed is good until it expires. The next token makes a new key.',
  },
  revoke: {
    run: revokeKeys,
    done:
      'The signing keys are revoked: within a minute no server believes a token of theirs. Everybody who is logged in gets a new ' +
      'one when the page is loaded again.',
  },
};

/**
 * `npm run auth:rotate-keys`: new signing keys, every few months or when AUTH_SECRET has changed.
 * `npm run auth:revoke-keys`: the keys may be known to others, so nothing that they signed is believed any more.
 * Both encrypt members' second factors, saved cards and the bank accounts of refunds anew.
 */
const command = commands[process.argv[2] === 'revoke' ? 'revoke' : 'rotate'];
const config = readConfig();
const database = await openDatabase(config.database);
try {
  await database.migrate();
  await command.run(database.db, new Date());
  console.info(command.done);
  const lostCards = await resealCards(database.db, config.identity);
  if (lostCards > 0)
    console.warn(
      `${lostCards} saved cards can be read with neither secret: set AUTH_SECRET_BEFORE and run this again, or their owners save them anew.`,
    );
  const lostAccounts = await resealAccounts(database.db, config.identity);
  if (lostAccounts > 0)
    console.warn(
      `${lostAccounts} bank accounts of refunds can be read with neither secret: set AUTH_SECRET_BEFORE and run this again, or their ` +
        'payers give them anew.',
    );
  const lost = await resealSecondFactors(database.db, config.identity);
  if (lost.length === 0)
    console.info('Second factors are encrypted with AUTH_SECRET: AUTH_SECRET_BEFORE is not needed any more.');
  else
    console.warn(
      `${lost.length} can be read with neither secret: set AUTH_SECRET_BEFORE and run this again, or let their owners in by ` +
        `\`npm run admin -- reset-second-factor EMAIL\`. Accounts: ${lost.join(', ')}`,
    );
} finally {
  await database.close();
}
