import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../db/client.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { Sealed } from '../jobs/seal.ts';
import { MessageFailure, type MessageFault, type MessageReport, type MessagesPort } from '../ports/messages/port.ts';
import type { MessageRow } from './message.repo.ts';
import * as repo from './message.repo.ts';
import { type MessageSeal, messageJobName } from './message-queue.ts';

export interface MessageJobDeps {
  port: MessagesPort | undefined;
  database: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  seal: MessageSeal;
  /** Message parts in a calendar month. */
  monthlyLimit: number;
  /** Whether the member still wants it, on that phone: asked when its time has come. */
  isStillWanted(db: Db, message: Pick<MessageRow, 'uid' | 'number' | 'purpose'>): Promise<boolean>;
  /** The owner of that phone wants no more; harmless to repeat. */
  stopTexts(tx: Db, number: string): Promise<void>;
}

/** Rows are looked at by a member and an operator for so long. */
const keptDays = 90;
const monthOf = (at: Date) => at.toISOString().slice(0, 7);
/** Faults after which nothing was sent, and another try may help. */
const worthAnother: MessageFault[] = ['account', 'busy', 'unreachable'];

/**
 * Sends what was posted, once. That a message is handed over is noted before: where a process dies in the middle, or the gateway
 * gives no answer, nobody knows whether it left, and it is not sent again. A member who got no code asks for another.
 */
export function createMessageDelivery(deps: MessageJobDeps) {
  const { port, database, clock, log } = deps;
  const { db } = database;

  /** @returns the message if it is to be sent now. */
  async function claim(id: string, usefulUntil: Date): Promise<MessageRow | undefined> {
    const row = await repo.findMessage(db, id);
    if (!row) return undefined;
    const now = clock();
    const end = (state: 'late' | 'unwanted' | 'over_limit') => repo.changeMessage(db, id, ['waiting'], { state }, now);
    if (row.state === 'sending') {
      await repo.changeMessage(db, id, ['sending'], { state: 'unknown', reason: 'stopped' }, now);
      return undefined;
    }
    if (row.state !== 'waiting') return undefined;
    if (now > usefulUntil) return void (await end('late'));
    if (row.purpose !== 'phone.code' && !(await deps.isStillWanted(db, row))) return void (await end('unwanted'));
    const isTaken = await db.transaction(async (tx) => {
      if (!(await repo.takeParts(tx, monthOf(now), row.parts, deps.monthlyLimit))) return 'none left';
      return repo.changeMessage(tx, id, ['waiting'], { state: 'sending' }, now);
    });
    if (isTaken === 'none left') {
      log.warn({ limit: deps.monthlyLimit }, 'the text messages of this month are used up');
      return void (await end('over_limit'));
    }
    return isTaken ? row : undefined;
  }

  async function fail(row: MessageRow, error: unknown): Promise<void> {
    const { kind, reason } =
      error instanceof MessageFailure ? error : { kind: 'unknown' as const, reason: 'no answer' };
    const isForLater = worthAnother.includes(kind);
    const state = kind === 'unknown' ? 'unknown' : isForLater ? 'waiting' : 'refused';
    log.warn({ kind, reason, purpose: row.purpose }, 'text message not taken');
    await db.transaction(async (tx) => {
      await repo.changeMessage(tx, row.id, ['sending'], { state, reason }, clock());
      // What may have left is paid for.
      if (kind !== 'unknown') await repo.giveBackParts(tx, monthOf(clock()), row.parts);
      if (kind === 'stopped') await deps.stopTexts(tx, row.number);
    });
    if (isForLater) throw error;
  }

  return {
    async deliver(waiting: Sealed): Promise<void> {
      const { id, text, usefulUntil } = await deps.seal.open(waiting);
      const row = port && (await claim(id, new Date(usefulUntil)));
      if (!row) return;
      const receipt = await port.send({ to: row.number, text }).catch((error: unknown) => fail(row, error));
      if (!receipt) return;
      const { reference, cost } = receipt;
      const taken = { state: 'sent', reference, reason: null } as const;
      const paid = { costMinor: cost?.amountMinor ?? null, costCurrency: cost?.currency ?? null };
      await repo.changeMessage(db, id, ['sending'], { ...taken, ...paid }, clock());
    },

    /** What the gateway reports later. Of a message that nobody knows it is forgotten; harmless to repeat, in any order. */
    async takeReport(tx: Db, report: MessageReport): Promise<void> {
      if (report.kind === 'stop') return deps.stopTexts(tx, report.number);
      const { reference, state, reason } = report;
      if (state === 'delivered')
        await repo.changeByReference(tx, reference, ['sent', 'undelivered'], { state, reason }, clock());
      if (state === 'undelivered') await repo.changeByReference(tx, reference, ['sent'], { state, reason }, clock());
    },

    readUsage: async (tx: Db = db) => ({ parts: await repo.findParts(tx, monthOf(clock())), limit: deps.monthlyLimit }),
    prune: () => repo.removeMessagesBefore(db, new Date(clock().getTime() - keptDays * 86_400_000)),
  };
}

export type MessageDelivery = ReturnType<typeof createMessageDelivery>;

export function createMessageJobs({ deliver, prune }: MessageDelivery): JobDefinition<never>[] {
  return [
    {
      name: messageJobName,
      retryLimit: 8,
      retryDelaySeconds: 30,
      longestRetryDelaySeconds: 600,
      longestSeconds: 120,
      keepSeconds: 3600,
      isPrivate: true,
      run: deliver,
    },
    { name: 'messages.prune', cron: '41 3 * * *', run: prune },
  ];
}
