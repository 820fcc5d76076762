import type { BankAccount } from '#contract/billing/admin.ts';
import { type OwnRefund, type RefundAccount, refundAccounts } from '#contract/billing/credit.ts';
import { AppError } from '#contract/errors.ts';
import { links } from '#contract/links.ts';
import { REFUND_MACHINE } from '#domain/billing/payment-machine.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { nextState } from '#domain/state-machine.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { toFieldErrors } from '../../http/error-handler.ts';
import { createKeptSeal, resealAll } from '../../kept-seal.ts';
import type { Secrets } from '../../versioned-secrets.ts';
import type { BillingDeps } from './billing-deps.ts';
import { toOwnRefund } from './billing-view.ts';
import { lockInvoice } from './invoice.repo.ts';
import { amountOf, notifyOperators } from './notes.ts';
import { findLocked } from './payment.repo.ts';
import {
  findOwnRefund,
  isByHand,
  listLockedRefunds,
  listSealed,
  listWithAccount,
  needsAccount,
  type RefundRow,
  reseal,
  updateRefund,
} from './refund.repo.ts';
import { refundJobName } from './refunds.ts';

const MOST_ACCOUNTS = 50;

/** Seals such an account and opens it again. The database alone does not tell it. */
export const createAccountSeal = (secrets: Secrets) => createKeptSeal<BankAccount>(secrets, 'bank details of refunds');

type OpeningDeps = Pick<BillingDeps, 'accountSeal' | 'log'>;

/** Undefined where none were given, or they were sealed with a secret that is gone. */
export async function openAccount(
  { accountSeal, log }: OpeningDeps,
  { bankDetails }: Pick<RefundRow, 'bankDetails'>,
): Promise<BankAccount | undefined> {
  if (!bankDetails) return undefined;
  return accountSeal.open(bankDetails).catch((error: unknown) => {
    log.warn({ err: error }, 'bank details of a refund cannot be opened: set AUTH_SECRET_BEFORE');
    return undefined;
  });
}

/** The refund as it can be sent: an account that nobody can read is none. */
export async function withReadableAccount(deps: OpeningDeps, refund: RefundRow): Promise<RefundRow> {
  return (await openAccount(deps, refund)) ? refund : { ...refund, bankDetails: null };
}

/** Encrypts every account anew with the secret of today. @returns how many neither secret reads. */
export async function resealAccounts(db: Db, secrets: Secrets): Promise<number> {
  return resealAll(createAccountSeal(secrets), await listSealed(db), (refund, anew) => reseal(db, refund, anew));
}

/** The account that a refund is sent to where it cannot go back the way it came. */
export function createBankDetails(deps: BillingDeps) {
  const open = (refund: RefundRow) => openAccount(deps, refund);

  /**
   * Keeps them and has the refund go on: by its provider, or by the operator, who is told. Given again, they take the place of
   * the earlier ones. @throws REFUND_UNKNOWN, BANK_DETAILS_NOT_NEEDED, REQUEST_INVALID for an account
   * that is none in the refund's currency.
   */
  async function save(tx: Db, scope: OwnerScope, id: string, account: BankAccount): Promise<OwnRefund> {
    const known = await findOwnRefund(tx, scope, id);
    if (!known) throw new AppError('REFUND_UNKNOWN');
    const invoice = await lockInvoice(tx, scope, known.invoiceId);
    const refund = (await listLockedRefunds(tx, invoice)).find((one) => one.id === id);
    const payment = refund && (await findLocked(tx, invoice, refund.paymentId));
    if (!payment || !needsAccount(refund, payment)) throw new AppError('BANK_DETAILS_NOT_NEEDED');
    const fits = refundAccounts[refund.currency].safeParse(account);
    if (!fits.success) throw new AppError('REQUEST_INVALID', { fields: toFieldErrors(fits.error.issues) });
    const bankDetails = await deps.accountSeal.seal(fits.data);
    const state = nextState(REFUND_MACHINE, refund.state, 'resume');
    const kept = await updateRefund(tx, refund, {
      bankDetails,
      bankDetailsAt: deps.clock(),
      ...(state && { state }),
    });
    if (refund.state === 'attention') await deps.jobs.enqueue(tx, refundJobName, { refundId: id });
    else if (isByHand(refund, payment))
      await notifyOperators(deps, tx, links.transfers(), {
        kind: 'refund.to_send',
        title: `Refund ${amountOf(refund, refund.amountMinor)}: the account is ${refund.bankDetailsAt ? 'another one' : 'known'}`,
        body: `Reference ${readReference(payment.reference).known}, for “${invoice.title}”.`,
      });
    return toOwnRefund(kept, payment);
  }

  return {
    /** For the operator who sends the money. */
    open,

    /** For the payer: what an account is known by, and never its whole number. */
    async list(db: Db, scope: OwnerScope): Promise<{ items: RefundAccount[] }> {
      const items: RefundAccount[] = [];
      for (const refund of await listWithAccount(db, scope, MOST_ACCOUNTS)) {
        const account = await open(refund);
        if (account && refund.bankDetailsAt) items.push(toShown(refund, account, refund.bankDetailsAt));
      }
      return { items };
    },

    save,

    /** Has a refund sent to the account of another one. @throws as `save` does, and BANK_DETAILS_GONE. */
    async reuse(tx: Db, scope: OwnerScope, id: string, from: string): Promise<OwnRefund> {
      const refund = await findOwnRefund(tx, scope, id);
      const other = await findOwnRefund(tx, scope, from);
      if (!other || other.currency !== refund?.currency) throw new AppError('REFUND_UNKNOWN');
      const account = await open(other);
      if (!account) throw new AppError('BANK_DETAILS_GONE');
      return save(tx, scope, id, account);
    },
  };
}

/** What a number is known by: its last 4 characters; of a short one fewer. */
export const endOf = (accountNumber: string): string =>
  accountNumber.slice(-Math.min(4, Math.floor(accountNumber.length / 2)));

const toShown = (
  { id, currency }: RefundRow,
  { bankName, accountName, accountNumber }: BankAccount,
  at: Date,
): RefundAccount => ({
  refundId: id,
  currency,
  bankName,
  accountName,
  numberEnd: endOf(accountNumber),
  givenAt: at.toISOString(),
});

export type BankDetails = ReturnType<typeof createBankDetails>;
