import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Audit, Catalogue, FindOutcomeTarget, Notify, ReadPreferences } from '../../between-modules.ts';
import type { Charges, ReadTax } from '../../charging.ts';
import type { Database } from '../../db/client.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FindPeople, FindPerson, ListOperators } from '../../members.ts';

/** What bookings take from other modules and from outside. */
export interface BookingDeps {
  clock: () => Date;
  /** For what time, money and the steps of others bring about. */
  everybody: OperatorScope;
  database: Database;
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
  /** For the zone of the settings: mails and notices name times in it. */
  readPreferences: ReadPreferences;
  findPeople: FindPeople;
  listOperators: ListOperators;
  findOutcomeTarget: FindOutcomeTarget;
}
