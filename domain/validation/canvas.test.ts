import { describe, expect, it } from 'vitest';
import { leanCanvas } from './canvas.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';

const canvas = (change: IntakeDraft) =>
  leanCanvas(completeIntake({ ...BOOKKEEPING, ...change }))
    .map(({ key, title, lines, from }) => [`${key}: ${title} (${from.join(', ')})`, ...lines].join('\n  '))
    .join('\n');
const linesOf = (key: string, change: IntakeDraft) =>
  leanCanvas(completeIntake({ ...BOOKKEEPING, ...change })).find((box) => box.key === key)?.lines;

describe('leanCanvas', () => {
  it('fills each box from the answers that it names', () => {
    expect(canvas({})).toMatchInlineSnapshot(`
      "problem: Problem (problem, frequency, alternatives, workaround)
        They lose track of who bought on credit and write off part of each month’s sales.
        Two or three times a week
        Instead: A bookkeeping app
        Instead: A nephew who studies accounting
        Instead: They write credit sales in a school exercise book
        Instead: Do nothing
      segments: Customer segments (segment, place, segmentSize, user, payer)
        Fabric traders with one or two stalls and no bookkeeper
        Balogun Market, Lagos Island
        About 8000 of them
        The stall owner
      value: Unique value (pitch, whyNow)
        Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp.
        Since last year lenders ask them for records, and nearly all of them now own a smartphone.
      solution: Solution (pitch)
        Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp.
      channels: Channels (channel)
        Walking the market rows with the association’s secretary
      revenue: Revenue (price, priceUnit, unitsPerYear)
        ₦2,500 per stall per month
        12 units a year
      costs: Costs (unitCost, acquisitionCost)
        ₦900 per unit
        ₦3,000 to win one customer
      metrics: Key metrics (killCriteria)
        Stop if: Fewer than 5 of 30 traders pay a deposit by the end of week 6
      edge: Unfair advantage (edge)
        They only talk: nothing to type and no new app to learn"
    `);
  });

  it('leaves a line out where its answer is missing, and writes no half of one', () => {
    expect(linesOf('segments', { segmentSize: null, place: '' })).toEqual([
      'Fabric traders with one or two stalls and no bookkeeper',
      'The stall owner',
    ]);
    expect(linesOf('revenue', { price: null })).toEqual(['12 units a year']);
    expect(linesOf('revenue', { unitsPerYear: null })).toEqual(['₦2,500 per stall per month']);
    expect(linesOf('costs', { unitCost: null, acquisitionCost: null })).toEqual([]);
    expect(linesOf('value', { whyNow: '' })).toEqual(linesOf('solution', {}));
  });

  it('names who uses and who pays where they differ', () => {
    expect(linesOf('segments', { user: 'Receptionist', payer: 'Clinic owner' })?.slice(-2)).toEqual([
      'Uses it: Receptionist',
      'Pays: Clinic owner',
    ]);
  });
});
