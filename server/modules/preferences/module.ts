import type { OperatorScope } from '../../access/scope.ts';
import { narrow } from '../../access/scope.ts';
import type { Digests, ReadPreferences, TurnOffMail } from '../../between-modules.ts';
import type { Module } from '../../module.ts';
import type { AiPort } from '../../ports/ai/port.ts';
import * as repo from './preferences.repo.ts';
import { bindPreferences } from './routes.ts';

/** How each member wants to be reached, and what they allow. */
export function createPreferencesModule({ everybody, ai }: { everybody: OperatorScope; ai: AiPort | undefined }) {
  const readPreferences: ReadPreferences = (tx, uid) => repo.findPreferences(tx, narrow(everybody, uid));
  const turnOffMail: TurnOffMail = (tx, uid, topic) => repo.turnOffMail(tx, narrow(everybody, uid), topic);
  const digests: Digests = {
    list: (db, after, limit) => repo.listDigests(db, everybody, { after, limit }),
    take: (tx, uid, day) => repo.takeDigest(tx, narrow(everybody, uid), day),
    async turnOff(tx, uid) {
      await repo.savePreferences(tx, narrow(everybody, uid), { digest: 'off' });
    },
  };
  return {
    services: {},
    gives: { readPreferences, turnOffMail, digests },
    bind: (bind) => bindPreferences(bind, { hasAi: ai !== undefined }),
  } satisfies Module;
}
