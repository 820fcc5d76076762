import type { OperatorScope } from '../../access/scope.ts';
import { narrow } from '../../access/scope.ts';
import type { Digests, FindConfirmedPhone, ReadPreferences, TurnOffMail, TurnOffTexts } from '../../between-modules.ts';
import type { MessageQueue } from '../../messages/message-queue.ts';
import type { Module } from '../../module.ts';
import type { AiPort } from '../../ports/ai/port.ts';
import * as repo from './preferences.repo.ts';
import { bindPreferences } from './routes.ts';

/** How each member wants to be reached, and what they allow. */
export function createPreferencesModule(deps: {
  everybody: OperatorScope;
  ai: AiPort | undefined;
  messageQueue: MessageQueue;
  findConfirmedPhone: FindConfirmedPhone;
}) {
  const { everybody, ai, messageQueue, findConfirmedPhone } = deps;
  const readPreferences: ReadPreferences = (tx, uid) => repo.findPreferences(tx, narrow(everybody, uid));
  const turnOffMail: TurnOffMail = (tx, uid, topic) => repo.turnOffMail(tx, narrow(everybody, uid), topic);
  const turnOffTexts: TurnOffTexts = async (tx, uid) => {
    await repo.savePreferences(tx, narrow(everybody, uid), { texts: [] });
  };
  const digests: Digests = {
    list: (db, after, limit) => repo.listDigests(db, everybody, { after, limit }),
    take: (tx, uid, day) => repo.takeDigest(tx, narrow(everybody, uid), day),
    async turnOff(tx, uid) {
      await repo.savePreferences(tx, narrow(everybody, uid), { digest: 'off' });
    },
  };
  return {
    services: {},
    gives: { readPreferences, turnOffMail, turnOffTexts, digests },
    bind: (bind) => bindPreferences(bind, { hasAi: ai !== undefined, hasTexts: messageQueue.isOn, findConfirmedPhone }),
  } satisfies Module;
}
