import type { TurnOffTexts } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { ListOwnersOfPhone } from '../../members.ts';
import { createMessageDelivery, createMessageJobs, type MessageJobDeps } from '../../messages/message-jobs.ts';
import type { MessageSeal } from '../../messages/message-queue.ts';
import type { Module } from '../../module.ts';
import type { MessagesPort } from '../../ports/messages/port.ts';
import { mountReports } from './report-route.ts';
import { bindMessages } from './routes.ts';
import { createTextUsage } from './usage.service.ts';

type Given = Pick<MessageJobDeps, 'database' | 'clock' | 'log'> & {
  messagesPort: MessagesPort | undefined;
  messageSeal: MessageSeal;
  messageRules: { monthlyLimit: number; callbackSecret: string | undefined; countries: readonly string[] };
  isTextWanted: MessageJobDeps['isStillWanted'];
  listOwnersOfPhone: ListOwnersOfPhone;
  turnOffTexts: TurnOffTexts;
};

/** Text messages on their way out, and what is reported of them. */
export function createMessagesModule(given: Given) {
  const { messagesPort: port, database, messageRules, listOwnersOfPhone, turnOffTexts } = given;
  const { monthlyLimit, callbackSecret } = messageRules;
  const stopTexts = async (tx: Db, number: string) => {
    for (const uid of await listOwnersOfPhone(tx, number)) await turnOffTexts(tx, uid);
  };
  const delivery = createMessageDelivery({
    ...given,
    port,
    seal: given.messageSeal,
    monthlyLimit,
    stopTexts,
    isStillWanted: given.isTextWanted,
  });
  const read = port?.readReport;
  const usage = createTextUsage({
    clock: given.clock,
    gateway: port?.about ?? null,
    countries: messageRules.countries,
    takesReports: read !== undefined && callbackSecret !== undefined,
    readUsage: delivery.readUsage,
  });
  return {
    services: delivery,
    async bind(bind, app) {
      bindMessages(bind, usage);
      if (!read || !callbackSecret) return;
      await mountReports(app, callbackSecret, async (form) => {
        const report = read(form);
        if (report) await database.db.transaction((tx) => delivery.takeReport(tx, report));
      });
    },
    jobs: createMessageJobs(delivery),
  } satisfies Module;
}
