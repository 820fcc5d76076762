import * as contract from '#contract/mail/mail.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { MailService } from './mail.service.ts';

export function bindMail(bind: Bind, service: MailService): void {
  bind(
    contract.tryOwnMailAgain,
    async ({ db, caller }) => new Message(contract.mailTexts.triedAgain, await service.tryOwnAgain(db, caller.uid)),
    // Attempts count whatever becomes of it.
    { transaction: 'none' },
  );
  bind(contract.listMarkedAddresses, ({ db, query }) => service.listMarked(db, query));
  bind(contract.clearMarkedAddress, async ({ db, caller, scope, body }) => {
    await service.clear(db, { actor: { uid: caller.uid, name: caller.name }, scope }, body.address);
    return null;
  });
}
