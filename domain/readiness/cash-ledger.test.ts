import { describe, expect, it } from 'vitest';
import { type CashEntry, type CashLedger, EMPTY_LEDGER, financeFacts, readLedger } from './cash-ledger.ts';

const entry = (month: string, kind: 'in' | 'out', amountMinor: number, more: Partial<CashEntry> = {}): CashEntry => ({
  id: `${month} ${kind} ${amountMinor}`,
  month,
  kind,
  category: 'Sales',
  amountMinor,
  currency: 'NGN',
  raised: false,
  ...more,
});

const ENTRIES = [
  entry('2026-01', 'out', 90_000),
  entry('2026-01', 'in', 20_000),
  entry('2026-02', 'out', 80_000),
  entry('2026-02', 'in', 5_000_000, { raised: true }),
  entry('2026-03', 'out', 80_000),
  entry('2026-03', 'in', 25_001),
];
const LEDGER: CashLedger = { entries: ENTRIES, balance: { amountMinor: 450_000, currency: 'NGN', date: '2026-03-31' } };

describe('the cash ledger', () => {
  it('gives burn, its average and the runway, without money raised', () => {
    const reading = readLedger(LEDGER);
    expect(reading.months).toEqual([
      { month: '2026-01', outMinor: 90_000, inMinor: 20_000, raisedMinor: 0, netBurnMinor: 70_000 },
      { month: '2026-02', outMinor: 80_000, inMinor: 0, raisedMinor: 5_000_000, netBurnMinor: 80_000 },
      { month: '2026-03', outMinor: 80_000, inMinor: 25_001, raisedMinor: 0, netBurnMinor: 54_999 },
    ]);
    // (70,000 + 80,000 + 54,999) ÷ 3 = 68,333; 450,000 ÷ 68,333 = 6.585…: six months to 30 September and 18 of October's 31 days.
    expect(reading).toMatchObject({ currency: 'NGN', averageNetBurnMinor: 68_333, reason: null });
    expect(reading.runway).toEqual({ fullMonths: 6, months: '6.6', zeroDate: '2026-10-18', cashPositive: false });
    expect(financeFacts(LEDGER)).toEqual({ monthsRecorded: 3, runwayMonths: 6, cashPositive: false });
  });

  it('does not depend on the order of the entries', () => {
    expect(readLedger({ ...LEDGER, entries: [...ENTRIES].reverse() })).toEqual(readLedger(LEDGER));
  });

  it('refuses mixed currencies and says why', () => {
    const mixed = { ...LEDGER, entries: [...ENTRIES, entry('2026-03', 'out', 1, { currency: 'USD' })] };
    expect(readLedger(mixed)).toMatchObject({ currency: null, averageNetBurnMinor: null, runway: null });
    expect(readLedger(mixed).reason).toContain('NGN and USD');
    expect(financeFacts(mixed)).toEqual({ monthsRecorded: 0, runwayMonths: null, cashPositive: false });
    const foreign = { ...LEDGER, balance: { amountMinor: 1, currency: 'USD' as const, date: '2026-03-31' } };
    expect(readLedger(foreign).reason).toContain('NGN and USD');
  });

  it('averages the latest three whole months up to the balance', () => {
    const later = [...ENTRIES, entry('2026-04', 'out', 1_000_000)];
    expect(readLedger({ ...LEDGER, entries: later }).averagedMonths).toEqual(['2026-01', '2026-02', '2026-03']);
    const midMonth = { entries: later, balance: { amountMinor: 1, currency: 'NGN' as const, date: '2026-04-29' } };
    expect(readLedger(midMonth).averagedMonths).toEqual(['2026-01', '2026-02', '2026-03']);
    midMonth.balance.date = '2026-04-30';
    expect(readLedger(midMonth).averagedMonths).toEqual(['2026-02', '2026-03', '2026-04']);
  });

  it('counts a month without entries as zero', () => {
    const gap = [entry('2025-11', 'out', 30), entry('2026-01', 'out', 60)];
    expect(readLedger({ entries: gap, balance: null })).toMatchObject({
      averagedMonths: ['2025-11', '2025-12', '2026-01'],
      averageNetBurnMinor: 30,
      runway: null,
      reason: 'Enter your cash balance and its day to see the runway.',
    });
    expect(financeFacts({ entries: gap, balance: null }).monthsRecorded).toBe(2);
  });

  it('has no average before three months, and no runway when nothing is burnt', () => {
    expect(readLedger(EMPTY_LEDGER)).toMatchObject({
      currency: null,
      months: [],
      averageNetBurnMinor: null,
      runway: null,
    });
    expect(readLedger({ ...LEDGER, entries: ENTRIES.slice(0, 4) }).reason).toContain('Record 3 whole months');
    const earning = { ...LEDGER, entries: [...ENTRIES, entry('2026-02', 'in', 900_000)] };
    expect(readLedger(earning).runway).toEqual({ fullMonths: null, months: null, zeroDate: null, cashPositive: true });
    expect(financeFacts(earning).cashPositive).toBe(true);
  });

  it.each([['2026-13'], ['2026-1'], ['March']])('refuses the month %s', (month) => {
    expect(() => readLedger({ ...LEDGER, entries: [entry(month, 'in', 1)] })).toThrow(RangeError);
  });

  it.each([[-1], [0.5], [Number.NaN]])('refuses the amount %s', (amount) => {
    expect(() => readLedger({ ...LEDGER, entries: [entry('2026-01', 'in', amount)] })).toThrow(RangeError);
  });

  it('refuses a balance on a day that does not exist', () => {
    const balance = { amountMinor: 1, currency: 'NGN' as const, date: '2026-02-30' };
    expect(() => readLedger({ ...LEDGER, balance })).toThrow(RangeError);
  });
});
