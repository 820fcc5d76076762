import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLedger } from '#tests/arbitraries/validation.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { factsOfIdea } from './idea-facts.ts';
import { buildReport } from './report.ts';
import type { SnapshotInput } from './snapshot.ts';

const item = { ...observed('', { assumptionId: 'D1', level: 'L5', count: 2, link: undefined }), side: 'for' } as const;
function factsOf(input: Partial<SnapshotInput> = {}) {
  const snapshot = snapshotOf(input);
  return factsOfIdea('i1', snapshot, buildReport(snapshot));
}

describe('the facts of an idea', () => {
  it('count strangers by what they did, documented where a file shows it and claimed where a link alone does', () => {
    const file = { id: 'f', name: 'receipt.pdf', sha256: 'a'.repeat(64) };
    const facts = factsOf({
      evidence: [
        { ...item, id: 'a' },
        { ...item, id: 'b', file },
        { ...item, id: 'c', proof: 'verified', link: 'https://example.com/receipt' },
        { ...item, id: 'd', proof: 'verified', note: '', file: { ...file, sha256: 'd'.repeat(64) } },
        { ...item, id: 'e', side: 'against', link: 'https://example.com/refused' },
        { ...item, id: 'f', independence: 'friend', link: 'https://example.com/friend' },
        { ...item, id: 'g', level: 'L2', link: 'https://example.com/opinion' },
        { ...item, id: 'h', level: 'L6', link: 'https://example.com/again', count: 1 },
      ],
    });
    expect(facts.payments).toEqual({ claimed: 8, documented: 2, verified: 0 });
    expect(facts.renewals).toEqual({ claimed: 1, documented: 0, verified: 0 });
    expect(facts.commitments).toEqual({ claimed: 0, documented: 0, verified: 0 });
    expect(facts.strangerInterviews).toEqual({ claimed: 0, documented: 0, verified: 0 });
  });

  it('count the people of one observation once, whatever they say of several assumptions', () => {
    const observation = { id: 'talk', people: 9 };
    const facts = factsOf({
      evidence: [
        { ...item, id: 'a', level: 'L3', count: 9, observation },
        { ...item, id: 'b', assumptionId: 'D3', level: 'L3', count: 9, observation },
        { ...item, id: 'c', assumptionId: 'V1', count: 4, observation },
        { ...item, id: 'd', assumptionId: 'V1', side: 'against', count: 5, observation },
      ],
    });
    expect(facts.strangerInterviews.claimed).toBe(9);
    expect(facts.payments.claimed).toBe(4);
  });

  it('prove nothing by links and words alone, whatever the ledger holds', () => {
    const counts = ({ strangerInterviews, commitments, payments, renewals }: ReturnType<typeof factsOf>) => [
      strangerInterviews,
      commitments,
      payments,
      renewals,
    ];
    fc.assert(
      fc.property(anyLedger(['D1', 'V1', 'V4', 'R1']), (evidence) => {
        for (const { documented, verified } of counts(factsOf({ evidence })))
          expect([documented, verified]).toEqual([0, 0]);
        const onFile = evidence.map((one) => ({ ...one, file: { id: one.id, name: 'receipt.pdf' } }));
        for (const { claimed, documented } of counts(factsOf({ evidence: onFile })))
          expect(documented).toBeLessThanOrEqual(claimed);
      }),
      { numRuns: 50 },
    );
    const links = { ...item, link: 'https://example.com/payments', count: 300 };
    expect(factsOf({ evidence: [{ ...links, id: 'a' }] }).payments).toEqual({
      claimed: 300,
      documented: 0,
      verified: 0,
    });
  });

  it('count those who confirmed it, of the people of a link', () => {
    const witnessed = { confirmed: 2, denied: 0, networks: 2, fromOwnNetwork: 0 };
    const line = { ...item, id: 'a', link: 'https://example.com/payments', count: 9, witnessed };
    expect(factsOf({ evidence: [line] }).payments).toEqual({ claimed: 9, documented: 2, verified: 2 });
  });

  it('take a talk for an interview, and neither a payment nor what counts as told because its source says too much', () => {
    const link = 'https://example.com/one-sheet';
    const lines = ['D1', 'V1', 'D3', 'R1', 'V4'].map((assumptionId) => ({
      ...item,
      id: assumptionId,
      assumptionId,
      link,
      count: 90,
    }));
    const talk = { ...item, id: 'talk', level: 'L3' as const, count: 1 };
    expect(factsOf({ evidence: [...lines, talk] }).strangerInterviews).toEqual({
      claimed: 1,
      documented: 0,
      verified: 0,
    });
    const against = { ...talk, side: 'against' as const, link };
    expect(factsOf({ evidence: [against] }).strangerInterviews).toEqual({ claimed: 1, documented: 0, verified: 0 });
    const file = { id: 'f', name: 'notes.pdf' };
    expect(factsOf({ evidence: [{ ...against, file }] }).strangerInterviews.documented).toBe(1);
  });

  it('say what the report says of market, canvas, competitors and unit economics', () => {
    expect(factsOf({ intake: BOOKKEEPING })).toMatchObject({
      id: 'i1',
      title: BOOKKEEPING.title,
      marketSized: true,
      unitEconomicsPresent: true,
      contributionPositive: true,
      lockedTests: 0,
      testsWithResult: 0,
    });
    expect(factsOf({ intake: {}, evidence: [] })).toMatchObject({
      verdict: 'not_testable',
      canvasComplete: false,
      competitorsWithLink: 0,
      marketSized: false,
      marketSourced: false,
      unitEconomicsPresent: false,
      contributionPositive: false,
    });
  });

  it('say why nothing of it counts: by law, by a permission that comes first, or by the verdict', () => {
    const offer = (pitch: string, evidence = [{ ...item, id: 'a' }]) =>
      factsOf({ intake: { ...BOOKKEEPING, pitch }, evidence }).withheld;
    expect(factsOf()).not.toHaveProperty('withheld');
    expect(offer('Party-goers in Lekki get cocaine brought to the door of the club within the hour.')).toBe('unlawful');
    expect(offer('Traders in Balogun Market get small loans by phone and pay back each market day.')).toBe(
      'permission',
    );
    const refused = { ...observed('no', { assumptionId: 'V1', level: 'L5', count: 5 }), side: 'against' as const };
    expect(factsOf({ evidence: [refused] }).withheld).toBe('contradicted');
  });
});
