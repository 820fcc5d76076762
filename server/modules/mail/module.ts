import type { ReadOwnMail } from '../../members.ts';
import type { Module } from '../../module.ts';
import { mountMailEvents } from './event-route.ts';
import { createMailService, type MailDeps } from './mail.service.ts';
import { bindMail } from './routes.ts';

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
    gives: { readOwnMail: service.readOwn satisfies ReadOwnMail },
    async bind(bind, app) {
      bindMail(bind, service);
      if (secret) await mountMailEvents(app, { secret, clock, take: service.takeEvents });
    },
    jobs: [{ name: 'mail.prune', cron: '47 3 * * *', run: () => mailAddresses.prune(database.db) }],
  } satisfies Module;
}
