import * as contract from '#contract/accounts/email-change.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { EmailChanges } from './email-change.service.ts';

export function bindEmailChanges(bind: Bind, changes: EmailChanges): void {
  const { sentAgain, cancelled } = contract.emailChangeTexts;

  bind(contract.readEmailChange, async ({ caller, db }) => ({ change: await changes.read(db, caller.uid) }));

  bind(
    contract.resendEmailChange,
    async ({ caller, db }) => new Message(sentAgain, { change: await changes.sendAgain(db, caller.uid) }),
    { transaction: 'none' },
  );

  bind(contract.cancelEmailChange, async ({ caller, db }) => {
    await changes.cancel(db, caller.uid);
    return new Message(cancelled, { change: null });
  });

  bind(contract.openEmailLink, ({ body, db }) => changes.openLink(db, body.token));

  bind(contract.confirmEmailLink, async ({ body, db }) => ({ isChanged: await changes.confirm(db, body.token) }));

  bind(contract.stopEmailLink, async ({ body, db }) => {
    await changes.stop(db, body.token);
    return null;
  });
}
