import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueInvoices, invoiceDay } from './quote-invoices.ts';
import { CADENCE_MONTHS, CADENCES } from './quote-machine.ts';

describe('the day of an invoice', () => {
  it('is counted from the first day, so that a short month shortens no other', () => {
    const days = [1, 2, 3, 4].map((period) => invoiceDay('2026-01-31', 'monthly', period));
    expect(days).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(invoiceDay('2024-02-29', 'yearly', 2)).toBe('2025-02-28');
    expect(invoiceDay('2024-02-29', 'yearly', 5)).toBe('2028-02-29');
    expect(invoiceDay('2025-11-30', 'quarterly', 2)).toBe('2026-02-28');
  });

  it('is the first day alone where the amount falls due once', () => {
    expect(invoiceDay('2026-01-31', 'one_time', 1)).toBe('2026-01-31');
    expect(invoiceDay('2026-01-31', 'one_time', 2)).toBeNull();
  });

  it('does not exist beyond the calendar', () => {
    expect(invoiceDay('9999-06-01', 'yearly', 2)).toBeNull();
  });
});

describe('invoices that are due', () => {
  it('are all those that a pause has left open, each once', () => {
    expect(dueInvoices('2026-01-31', 'monthly', 1, '2026-02-27')).toEqual([]);
    expect(dueInvoices('2026-01-31', 'monthly', 1, '2026-03-31')).toEqual([
      { period: 2, day: '2026-02-28' },
      { period: 3, day: '2026-03-31' },
    ]);
    expect(dueInvoices('2026-01-31', 'monthly', 3, '2026-03-31')).toEqual([]);
    expect(dueInvoices('2026-01-31', 'one_time', 1, '2036-01-01')).toEqual([]);
  });

  it('are the same whether a job ran every day or once after a pause', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((count) => dayAfter('2024-01-01', count));
    fc.assert(
      fc.property(
        fc.constantFrom(...CADENCES),
        days,
        fc.array(fc.nat(90), { maxLength: 30 }),
        (cadence, start, pauses) => {
          let today = start;
          let period = 1;
          const made: string[] = [];
          for (const pause of pauses) {
            today = dayAfter(today, pause);
            for (const due of dueInvoices(start, cadence, period, today)) {
              expect(due.period).toBe(period + 1);
              period = due.period;
              made.push(due.day);
            }
          }
          expect(made).toEqual(dueInvoices(start, cadence, 1, today).map(({ day }) => day));
          expect(new Set(made).size).toBe(made.length);
          expect(made.every((day) => day > start && day <= today)).toBe(true);
          if (CADENCE_MONTHS[cadence] === null) expect(made).toEqual([]);
        },
      ),
    );
  });
});

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
