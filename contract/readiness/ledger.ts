import { z } from 'zod';
import { CURRENCIES } from '#domain/money/money.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, opaqueId, personText } from '../text.ts';

const founder = { anyRole: ['founder'] } as const;
const checkParams = z.object({ checkId: opaqueId });
const entryParams = checkParams.extend({ entryId: opaqueId });

/** Years of a young company, line by line. */
export const cashLimits = { entries: 5000, categoryLength: 80 } as const;

/** Ten billion in either currency, for one line: more than a young company moves in a month. */
const mostMinor = 1_000_000_000_000;

const money = {
  amountMinor: z
    .int({ error: 'Give an amount in whole kobo or cents.' })
    .min(0, { error: 'An amount cannot be below zero.' })
    .max(mostMinor, { error: 'This amount is too large to be real.' }),
  currency: z.enum(CURRENCIES, { error: 'Choose naira (NGN) or US dollars (USD).' }),
};

/** One line of the ledger. Months may not lie in the future; the server checks that with its own clock. */
export const cashEntryBody = z
  .strictObject({
    month: z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, { error: 'Give a month, as YYYY-MM.' }),
    kind: z.enum(['in', 'out'], { error: 'Say whether the money came in or went out.' }),
    category: personText({ max: cashLimits.categoryLength, min: 1 }),
    ...money,
    /** Money from investors, lenders or grants: counted as cash, not as income. */
    raised: z.boolean({ error: 'Say whether this is money that you raised.' }),
  })
  .refine(({ kind, raised }) => kind === 'in' || !raised, {
    path: ['raised'],
    error: 'Only money that came in can be money that you raised.',
  });

/** `revision` is the one that the founder edited from: a change made elsewhere since then is not overwritten. */
const cashEntryEdit = cashEntryBody.safeExtend({ revision: z.int().min(1) });

export const cashEntry = z.object({
  id: z.string(),
  month: z.string(),
  kind: z.enum(['in', 'out']),
  category: z.string(),
  amountMinor: z.int(),
  currency: z.enum(CURRENCIES),
  raised: z.boolean(),
  revision: z.int(),
});
export type CashEntryRecord = z.infer<typeof cashEntry>;

/** Cash in hand and at the bank at the end of a day. */
export const cashBalance = z.object({ amountMinor: z.int(), currency: z.enum(CURRENCIES), date: z.string() });

/** The cash ledger of one startup: in one currency, shared by all readiness checks for it. */
export const cashLedger = z.object({
  /** Null until the first amount is entered. */
  currency: z.enum(CURRENCIES).nullable(),
  /** The earliest month first. All of them: there are never more than `limit`. */
  entries: z.array(cashEntry),
  balance: cashBalance.nullable(),
  limit: z.int(),
});

export const readLedger = defineEndpoint({
  method: 'GET',
  path: '/readiness/checks/:checkId/ledger',
  summary: 'The cash ledger of the startup that a check is for, with its balance',
  access: founder,
  params: checkParams,
  reply: cashLedger,
  errors: ['CHECK_UNKNOWN'],
});

export const addCashEntry = defineEndpoint({
  method: 'POST',
  path: '/readiness/checks/:checkId/ledger/entries',
  summary: 'Enter money that came in or went out in a month',
  access: founder,
  params: checkParams,
  body: cashEntryBody,
  reply: cashEntry,
  status: 201,
  errors: ['CHECK_UNKNOWN', 'CASH_CURRENCY_MIXED', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const editCashEntry = defineEndpoint({
  method: 'PUT',
  path: '/readiness/checks/:checkId/ledger/entries/:entryId',
  summary: 'Replace an entry of the cash ledger',
  access: founder,
  params: entryParams,
  body: cashEntryEdit,
  reply: cashEntry,
  errors: ['CHECK_UNKNOWN', 'CASH_ENTRY_UNKNOWN', 'CASH_CURRENCY_MIXED', 'RECORD_CHANGED'],
});

export const removeCashEntry = defineEndpoint({
  method: 'DELETE',
  path: '/readiness/checks/:checkId/ledger/entries/:entryId',
  summary: 'Remove an entry of the cash ledger; saved versions keep what they say of it',
  access: founder,
  params: entryParams,
  reply: z.object({ id: z.string() }),
  errors: ['CHECK_UNKNOWN', 'CASH_ENTRY_UNKNOWN'],
});

export const setCashBalance = defineEndpoint({
  method: 'PUT',
  path: '/readiness/checks/:checkId/ledger/balance',
  summary: 'Say how much cash there was at the end of a day, or take that back',
  access: founder,
  params: checkParams,
  body: z.strictObject({ balance: z.strictObject({ ...money, date: day }).nullable() }),
  reply: z.object({ balance: cashBalance.nullable() }),
  errors: ['CHECK_UNKNOWN', 'CASH_CURRENCY_MIXED'],
});
