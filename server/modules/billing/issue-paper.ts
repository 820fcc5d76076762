import { PAPER_PREFIX, type PaperKind, paperNumber, paperYear } from '#domain/billing/papers.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type LockedInvoice, takeNumber } from './invoice.repo.ts';
import { insertPaper } from './paper.repo.ts';

type Paper = {
  kind: PaperKind;
  /** The entry in the books that it is the paper of. */
  entryId: string;
  amountMinor: number;
  paymentId?: string;
  netMinor?: number;
  taxMinor?: number;
  reason?: string;
};

/**
 * Gives an entry in the books its paper: a receipt for money that came, a credit note for what is taken back of an invoice, and
 * for money that goes back though no invoice needed it.
 */
export async function issuePaper(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Db,
  { id: invoiceId, currency }: LockedInvoice,
  { kind, paymentId = undefined, netMinor = 0, taxMinor = 0, reason = '', ...paper }: Paper,
): Promise<void> {
  const issuedAt = clock();
  const year = paperYear(issuedAt);
  const number = paperNumber(PAPER_PREFIX[kind], year, await takeNumber(tx, kind, year));
  const fixed = { id: newId(issuedAt), kind, number, invoiceId, currency, issuedAt };
  await insertPaper(tx, { ...fixed, ...paper, netMinor, taxMinor, reason, paymentId: paymentId ?? null });
}
