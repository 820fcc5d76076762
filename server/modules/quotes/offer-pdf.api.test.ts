import { getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAdminOfferPdf } from '#contract/quotes/admin.ts';
import { readOfferPdf } from '#contract/quotes/answers.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { createQuoteCalls } from '#tests/quotes.ts';

let test: TestApp;
let calls: ReturnType<typeof createQuoteCalls>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { clock: () => new Date('2026-03-15T09:00:00Z') } });
  calls = createQuoteCalls(test);
});
afterAll(() => test.close());

it('prints every line, the totals to the kobo, the validity and the cadence of each version', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({
    description: `Àṣà step ${index + 1} of the plan`,
    quantity: index + 1,
    unitMinor: 1_000_01 + index,
  }));
  const quoteId = await calls.offered({
    lines,
    discountMinor: 99,
    cadence: 'quarterly',
    note: 'Paid in naira.\nOr not.',
  });
  await calls.offer(quoteId, { after: 1, currency: 'USD' });
  const token = await calls.token('founder');
  const first = await calls.call(readOfferPdf, { token, params: { quoteId, version: '1' } });
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(first.headers['content-disposition']))).toContain(
    'Offer, Review of our SAFE, version 1.pdf',
  );
  const text = await pdfText(first.bytes);
  for (const { description, quantity, unitMinor } of lines) {
    const amount = (minor: number) => `₦${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    expect(text).toContain(`${description} ${quantity} ${amount(unitMinor)} ${amount(quantity * unitMinor)}`);
  }
  // 1 × 1,000.01 + 2 × 1,000.02 + … + 50 × 1,000.50, computed by hand: 1,275 × 1,000 + 0.01 × Σn².
  expect(text).toContain('Subtotal: ₦1,275,429.25');
  expect(text).toContain('Discount: -₦0.99');
  expect(text).toContain('Total: ₦1,275,428.26');
  expect(text).toContain('the end of 30th Apr, 2026 (Africa/Lagos)');
  expect(text).toContain('Every three months, the first time when the offer is accepted');
  expect(text).toContain('Ada Okafor');
  expect(text).toContain('Work: Review of our SAFE');
  expect(text).toContain('Paid in naira. Or not.');
  const { info } = await getMeta(new Uint8Array(first.bytes));
  expect(info.Title).toBe('Offer: Review of our SAFE, version 1');

  const second = await calls.call(readOfferPdf, { token, params: { quoteId, version: '2' } });
  expect(await pdfText(second.bytes)).toContain('Total: $600,000.00');
  const same = await calls.call(readAdminOfferPdf, {
    token: await calls.token('admin'),
    params: { quoteId, version: '2' },
  });
  expect(await pdfText(same.bytes)).toBe(await pdfText(second.bytes));
  expect((await calls.call(readOfferPdf, { token, params: { quoteId, version: '3' } })).code).toBe('OFFER_UNKNOWN');
});
