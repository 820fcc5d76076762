import { createHash } from 'node:crypto';
import { type BounceWeight, softRule, weighStatus } from '#domain/mail/bounce.ts';
import type { Db } from '../db/client.ts';
import * as repo from './address.repo.ts';
import type { QueuedMail } from './queued-mail.ts';

/** What is reported of a message. Without an address it is of the one that the message was sent to. */
export type MailEvent = { messageId: string; address?: string | undefined } & (
  | { kind: 'bounce'; status: string }
  | { kind: 'complaint' }
);

/** `unknown`: no message of ours, or one of long ago. `other`: it was sent to another address. `old`: tried again since. */
export type EventOutcome = 'taken' | 'repeated' | 'unknown' | 'other' | 'old' | 'nothing';

/** Longer than any mail system tries (RFC 5321, 4.5.4.1: four to five days), and than anybody takes to complain. */
const keptDays = 30;
const dayMs = 86_400_000;
const toKey = (address: string) => address.toLowerCase();

/** What became of mail by address: who cannot be written to, and who wants only what they need. */
export function createMailAddresses(clock: () => Date) {
  async function mark(tx: Db, address: string, weight: BounceWeight, reason: string): Promise<void> {
    const now = clock();
    const row = await repo.lockAddress(tx, address, now);
    if (weight === 'hard') return repo.updateAddress(tx, address, { state: 'undeliverable', reason, changedAt: now });
    const isRecent = row.softSince !== null && now.getTime() - row.softSince.getTime() < softRule.days * dayMs;
    const softCount = isRecent ? row.softCount + 1 : 1;
    const softSince = isRecent ? row.softSince : now;
    const isOver = softCount >= softRule.most;
    await repo.updateAddress(tx, address, {
      softCount,
      softSince,
      ...(isOver && { state: 'undeliverable' as const, reason, changedAt: now }),
    });
  }

  return {
    find: (db: Db, address: string) => repo.findAddress(db, toKey(address)),
    noteSent: (db: Db, id: string, address: string) =>
      repo.noteSent(db, { id, address: toKey(address), sentAt: clock() }),

    /**
     * Whether this mail may leave: to an address that takes none only what its owner has just asked for, and to somebody who
     * complained nothing that they can do without.
     */
    async mayLeave(db: Db, { to, isAsked, isOptional }: QueuedMail): Promise<boolean> {
      const state = (await repo.findAddress(db, toKey(to)))?.state ?? 'fine';
      if (state === 'undeliverable') return isAsked === true;
      return state === 'fine' || isOptional !== true;
    },

    /** The mail server itself refused the recipient. */
    async noteRefused(tx: Db, address: string, status: string): Promise<void> {
      const weight = weighStatus(status);
      if (weight !== 'none') await mark(tx, toKey(address), weight, status);
    },

    /** Believes a report only of a message that went to that very address; harmless to repeat. */
    async takeEvent(tx: Db, event: MailEvent): Promise<EventOutcome> {
      const sent = await repo.findSent(tx, event.messageId);
      if (!sent) return 'unknown';
      const { address } = sent;
      if (event.address !== undefined && toKey(event.address) !== address) return 'other';
      const weight = event.kind === 'bounce' ? weighStatus(event.status) : undefined;
      if (weight === 'none') return 'nothing';
      const now = clock();
      const fingerprint = createHash('sha256').update(`${event.kind} ${weight} ${event.messageId}`).digest('hex');
      if (!(await repo.takeEvent(tx, fingerprint, now))) return 'repeated';
      const row = await repo.lockAddress(tx, address, now);
      if (row.triedAgainAt && sent.sentAt < row.triedAgainAt) return 'old';
      if (event.kind === 'bounce') await mark(tx, address, weight ?? 'soft', event.status);
      else if (row.state === 'fine') await repo.updateAddress(tx, address, { state: 'complained', changedAt: now });
      return 'taken';
    },

    /** As if nothing had been reported. @returns whether it was marked. */
    async tryAgain(tx: Db, address: string): Promise<boolean> {
      const now = clock();
      const row = await repo.lockAddress(tx, toKey(address), now);
      const cleared = { state: 'fine', reason: null, softCount: 0, softSince: null } as const;
      await repo.updateAddress(tx, row.address, { ...cleared, changedAt: now, triedAgainAt: now });
      return row.state !== 'fine';
    },

    countMarked: repo.countMarked,
    listMarked: repo.listMarked,
    prune: (db: Db) => repo.removeBefore(db, new Date(clock().getTime() - keptDays * dayMs)),
  };
}

export type MailAddresses = ReturnType<typeof createMailAddresses>;
