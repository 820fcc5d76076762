import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type {
  Audit,
  Catalogue,
  Charges,
  FindPeople,
  FindPerson,
  ListOperators,
  Notify,
  ReadTax,
} from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { LinkRow } from './booking.repo.ts';

/** A founder's own evidence, document or test, to which an outcome can be linked; undefined where it is not theirs. */
export type FindOutcomeTarget = (
  db: Db,
  uid: string,
  target: { kind: LinkRow['kind']; id: string },
) => Promise<{ documentId: string; label: string } | undefined>;

/** What bookings take from other rooms and from outside. */
export interface BookingDeps {
  clock: () => Date;
  publicUrl: string;
  /** The sender of mails, who also organises the calendar entries: an address, with or without a name. */
  mailFrom: string;
  mailQueue: MailQueue;
  catalogue: Catalogue;
  charges: Charges;
  readTax: ReadTax;
  /** billing: how a currency can be paid in just now. Never asked within a transaction. */
  listPaymentMethods: (currency: Currency) => Promise<PaymentMethod[]>;
  notify: Notify;
  audit: Audit;
  findPerson: FindPerson;
  findPeople: FindPeople;
  listOperators: ListOperators;
  findOutcomeTarget: FindOutcomeTarget;
}
