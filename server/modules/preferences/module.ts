import type { OperatorScope } from '../../access/scope.ts';
import { narrow } from '../../access/scope.ts';
import type { Digests, ReadPreferences, TurnOffMail, TurnOffTexts } from '../../between-modules.ts';
import type { FindConfirmedPhone, NoteConsent } from '../../members.ts';
import type { MessageQueue } from '../../messages/message-queue.ts';
import type { Module } from '../../module.ts';
import type { AiPort } from '../../ports/ai/port.ts';
import * as repo from './preferences.repo.ts';
import { bindPreferences } from './routes.ts';
import { createSaving } from './save-preferences.ts';

interface Given {
  everybody: OperatorScope;
  ai: AiPort | undefined;
  messageQueue: MessageQueue;
  findConfirmedPhone: FindConfirmedPhone;
  noteConsent: NoteConsent;
}

/** How each member wants to be reached, and what they allow. */
export function createPreferencesModule({ everybody, ai, messageQueue, findConfirmedPhone, noteConsent }: Given) {
  const save = createSaving(noteConsent);
  const readPreferences: ReadPreferences = (tx, uid) => repo.findPreferences(tx, narrow(everybody, uid));
  const turnOffMail: TurnOffMail = async (tx, uid, topic) => {
    const scope = narrow(everybody, uid);
    await save.noting(tx, scope, () => repo.turnOffMail(tx, scope, topic));
  };
  const turnOffTexts: TurnOffTexts = async (tx, uid) => {
    await save.change(tx, narrow(everybody, uid), { texts: [] });
  };
  const digests: Digests = {
    list: (db, after, limit) => repo.listDigests(db, everybody, { after, limit }),
    take: (tx, uid, day) => repo.takeDigest(tx, narrow(everybody, uid), day),
    async turnOff(tx, uid) {
      await save.change(tx, narrow(everybody, uid), { digest: 'off' });
    },
  };
  return {
    services: {},
    gives: { readPreferences, turnOffMail, turnOffTexts, digests },
    bind: (bind) =>
      bindPreferences(bind, { hasAi: ai !== undefined, hasTexts: messageQueue.isOn, findConfirmedPhone, save }),
  } satisfies Module;
}
