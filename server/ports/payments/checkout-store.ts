import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Decline } from '#domain/billing/subscription/retry-schedule.ts';
import type { Currency } from '#domain/money/money.ts';
import { ensurePrivateFolder, privateFile } from '../../private-folder.ts';
import type { PaymentOrder } from './port.ts';

/** What the development provider knows of one checkout. */
export interface CheckoutRecord extends PaymentOrder {
  currency: Currency;
  status: 'open' | 'declined' | 'abandoned' | 'paid';
  /** ISO, UTC. */
  paidAt: string | null;
  /** The action of the page that it was paid with. */
  paidWith?: string;
  /** Why it was declined, where it is a charge of a kept card. */
  declined?: Decline;
  /** A charge of a kept card that its owner has to confirm. */
  wantsConfirmation?: boolean;
  /** The payer's bank took the money back. */
  takenBack?: boolean;
  /** Refunds by the id that they were asked with, in minor units. */
  refunds: Record<string, number>;
}

/** The provider's own memory: a file for each checkout, so that it survives a restart as a real provider would. */
export function createCheckoutStore(dir: string) {
  let before: Promise<unknown> = Promise.resolve();
  const file = (reference: string) => join(dir, `${reference}.json`);

  async function read(reference: string): Promise<CheckoutRecord | undefined> {
    if (!/^[A-Za-z0-9-]{1,64}$/.test(reference)) return undefined;
    try {
      return JSON.parse(await readFile(file(reference), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function write(record: CheckoutRecord): Promise<void> {
    ensurePrivateFolder(dir);
    const draft = `${file(record.reference)}.draft`;
    await writeFile(draft, JSON.stringify(record), { mode: privateFile });
    await rename(draft, file(record.reference));
  }

  return {
    read,
    /** Reads, changes and keeps a record while nobody else does. `change` may answer what to keep. */
    async update<T>(
      reference: string,
      change: (record: CheckoutRecord | undefined) => { keep?: CheckoutRecord; answer: T },
    ): Promise<T> {
      const run = before.then(async () => {
        const { keep, answer } = change(await read(reference));
        if (keep) await write(keep);
        return answer;
      });
      before = run.catch(() => undefined);
      return run;
    },
  };
}
