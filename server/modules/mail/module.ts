import * as contract from '#contract/mail/mail.ts';
import { Message } from '../../http/bind.ts';
import type { Module } from '../../module.ts';
import { mountMailEvents } from './event-route.ts';
import { createMailService, type MailDeps } from './mail.service.ts';

type Given = MailDeps & {
  clock: () => Date;
  /** Signs reports; undefined: none are taken. */
  mailEventsSecret: string | undefined;
};

/** Whether mail arrives at an address. */
export function createMailModule(deps: Given) {
  const { clock, mailEventsSecret: secret, mailAddresses, database } = deps;
  const service = createMailService(deps);
  return {
    services: service,
    async bind(bind, app) {
      bind(contract.readOwnMail, ({ db, caller }) => service.readOwn(db, caller.uid));
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
      if (secret) await mountMailEvents(app, { secret, clock, take: service.takeEvents });
    },
    jobs: [{ name: 'mail.prune', cron: '47 3 * * *', run: () => mailAddresses.prune(database.db) }],
  } satisfies Module;
}
