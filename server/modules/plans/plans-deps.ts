import type { FastifyBaseLogger } from 'fastify';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Charges, Coupons, Credits, ReadCharged, ReadTax, SavedCards } from '../../charging.ts';
import type { Database } from '../../db/client.ts';
import type { TellingDeps } from '../../mail/tell-member.ts';
import type { FindPeople, FindPlan, ListFounders, SetPlan } from '../../members.ts';

/** What the module is handed by server/modules.ts. */
export interface PlansDeps extends TellingDeps {
  clock: () => Date;
  /** For what time and payments bring about. */
  everybody: OperatorScope;
  log: FastifyBaseLogger;
  database: Database;
  charges: Charges;
  coupons: Coupons;
  credits: Credits;
  savedCards: SavedCards;
  readTax: ReadTax;
  readCharged: ReadCharged;
  listPaymentMethods: (currency: Currency) => Promise<PaymentMethod[]>;
  listFounders: ListFounders;
  findPeople: FindPeople;
  findPlan: FindPlan;
  setPlan: SetPlan;
}
