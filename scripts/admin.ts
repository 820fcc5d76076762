import { userInfo } from 'node:os';
import { withContext } from './command-context.ts';

const usage = `Say what to do:
  npm run admin -- grant EMAIL     make this account an operator of the platform
  npm run admin -- revoke EMAIL    take that away again
  npm run admin -- list            operators, and who was made one when
  npm run admin -- reset-second-factor EMAIL
                                   lets somebody in who has lost phone and recovery codes, once you are sure who asks`;

/** `npm run admin`: the only way to the role admin, which ends with the next call once taken away, and out of a lost second factor. */
const [action, email] = process.argv.slice(2);
if ((action === 'grant' || action === 'revoke') && email) {
  await withContext(async ({ accounts: { admins } }) => {
    const isChanged = await admins.change(action, email, userInfo().username);
    const outcome = action === 'grant' ? 'is an operator' : 'is no operator';
    console.info(`${email} ${outcome}${isChanged ? ' now' : ' already'}. It shows at the next login or page load.`);
  });
} else if (action === 'reset-second-factor' && email) {
  await withContext(async ({ accounts: { admins } }) => {
    const isReset = await admins.resetSecondFactor(email, userInfo().username);
    console.info(
      isReset
        ? `${email} logs in with the password alone now, and is told so by mail.`
        : `${email} has no second factor: nothing was changed.`,
    );
  });
} else if (action === 'list') {
  await withContext(async ({ accounts: { admins }, auditLog, database }) => {
    for (const user of await admins.list()) console.info(`${user.email}  ${user.name}`);
    console.info('\nHistory, the newest first:');
    const history = await auditLog.list(database.db, { subjectKind: 'account', page: 1, pageSize: 50 });
    for (const { at, actor, action: done, detail } of history.items)
      console.info(`${at}  ${actor.name}  ${done}  ${JSON.stringify(detail)}`);
  });
} else {
  console.error(usage);
  process.exitCode = 2;
}
