import { AppError } from '#contract/errors.ts';
import { SUPPORT_LIMITS, type SupportArea } from '#domain/support/support-thread.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { SupportDeps } from './deps.ts';
import { mailConfirmation, notifyOperators } from './notices.ts';
import { insertThread } from './thread.repo.ts';
import { postMessage } from './thread-store.ts';
import * as repo from './visitor.repo.ts';

const hourMs = 3_600_000;

interface VisitorMessage {
  name: string;
  email: string;
  area: SupportArea;
  text: string;
}

/** Messages from people without an account: nobody reads one before its address is proven. */
export function createVisitorService(deps: SupportDeps) {
  const { clock, attempts, tokens } = deps;
  const tokenOf = (id: string) => tokens.tokenOf('support', id);

  return {
    /** Attempts are counted outside of the transaction. `sender`: the network it comes from. @throws SUPPORT_TOO_MANY. */
    async write(db: Db, message: VisitorMessage, sender: string): Promise<void> {
      const now = clock();
      if (await repo.findWaiting(db, message, now)) return;
      const rules = [
        { key: `support from ${sender}`, max: 5, windowSeconds: 3600 },
        { key: `support to ${message.email}`, max: 3, windowSeconds: 3600 },
      ];
      if ((await attempts.take(rules)) > 0) throw new AppError('SUPPORT_TOO_MANY');
      const id = newId(now);
      const token = tokenOf(id);
      const hours = SUPPORT_LIMITS.confirmHours;
      const expiresAt = new Date(now.getTime() + hours * hourMs);
      await db.transaction(async (tx) => {
        await repo.insertNote(tx, { id, tokenHash: tokens.hashOf(token), ...message, createdAt: now, expiresAt });
        await mailConfirmation(deps, tx, { to: message.email, token, hours });
      });
    },

    /** Harmless to repeat. @throws SUPPORT_LINK_UNKNOWN. */
    async confirm(tx: Db, token: string): Promise<void> {
      const at = clock();
      const note = await repo.lockNote(tx, tokens.hashOf(token));
      if (!note || note.expiresAt <= at) throw new AppError('SUPPORT_LINK_UNKNOWN');
      if (note.confirmedAt) return;
      await repo.confirmNote(tx, note.id, at);
      const thread = await insertThread(tx, {
        id: newId(at),
        visitorEmail: note.email,
        ownerName: note.name,
        area: note.area,
        createdAt: at,
        updatedAt: at,
        waitingSince: at,
      });
      const author = { uid: null, name: note.name };
      const written = await postMessage(tx, thread, { text: note.text, fileIds: [], author, event: 'write', at });
      await notifyOperators(deps, tx, written);
    },
  };
}

export type VisitorService = ReturnType<typeof createVisitorService>;
