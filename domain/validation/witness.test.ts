import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_OF, anyEvidence } from '#tests/arbitraries/validation.ts';
import { countEvidence } from './counted-evidence.ts';
import type { EvidenceItem, Witnessed } from './evidence.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { itemPoints } from './points.ts';
import { makeSnapshot } from './snapshot.ts';
import {
  afterWitnesses,
  type ConfirmedKind,
  confirmedKind,
  countAnswers,
  isOwnWord,
  numberNetworks,
  type WitnessAnswer,
  whatIsConfirmed,
  whomToAsk,
} from './witness.ts';

const line: EvidenceItem = {
  id: 'e1',
  assumptionId: 'D1',
  side: 'for',
  level: 'L3',
  independence: 'stranger',
  proof: 'asserted',
  inSegment: true,
  count: 4,
  date: AS_OF,
  note: 'Four told me of last Monday.',
};
const asked = (confirmed: number, denied = 0): Witnessed => ({ confirmed, denied, networks: 1, fromOwnNetwork: 0 });
const counted = (witnessed: Witnessed, change: Partial<EvidenceItem> = {}) =>
  countEvidence(makeSnapshot({ asOf: AS_OF, intake: BOOKKEEPING, evidence: [{ ...line, ...change, witnessed }] }));

describe('the answers to one line', () => {
  it('are counted, with the networks that they came from', () => {
    const of = (answer: 'confirmed' | 'not_like_that' | 'unknown_person', network: string) => ({
      ...{ answer, network, makerNetwork: 'mine' },
    });
    expect(countAnswers([])).toBeUndefined();
    expect(
      countAnswers([
        of('confirmed', 'mine'),
        of('confirmed', 'a'),
        of('confirmed', 'a'),
        of('not_like_that', 'b'),
        of('unknown_person', 'c'),
      ]),
    ).toEqual({ confirmed: 3, denied: 2, networks: 2, fromOwnNetwork: 1, networkNumbers: [1, 2] });
    const no = of('not_like_that', 'd');
    expect(countAnswers([no, { ...no, isEarlier: true }])).toMatchObject({ denied: 2, deniedEarlier: 1 });
    expect(countAnswers([no])).not.toHaveProperty('deniedEarlier');
  });

  it('number the networks of the whole idea in the order of the confirmations', () => {
    const of = (network: string, answer: WitnessAnswer = 'confirmed') => ({ answer, network, makerNetwork: 'mine' });
    const all = [of('x', 'not_like_that'), of('b'), of('a'), of('b')];
    const numbers = numberNetworks(all);
    expect([...numbers]).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(countAnswers(all.slice(2), numbers)).toMatchObject({ networks: 2, networkNumbers: [1, 2] });
    expect(countAnswers(all.slice(2, 3), numbers)).toMatchObject({ networks: 1, networkNumbers: [2] });
  });
});

describe('a line that its people were asked about', () => {
  it('is verified for those who confirmed it, and for nobody else', () => {
    const [item] = counted(asked(3)).items;
    expect(item).toMatchObject({ count: 4, confirmed: 3, proof: 'asserted' });
    expect(item && itemPoints(item, AS_OF)).toMatchObject({ proof: (3 + 0.4) / 4 });
    expect(item && itemPoints(item, AS_OF).product).toBeCloseTo(1.5 * (3 * 1 + 1 * 0.4), 12);
    expect(counted(asked(4)).items).toMatchObject([{ count: 4, confirmed: 4, proof: 'verified' }]);
    expect(counted(asked(9)).items).toMatchObject([{ count: 4, confirmed: 4 }]);
  });

  it('does not count who denied it, and says so', () => {
    const { items, notes } = counted(asked(1, 2));
    expect(items).toMatchObject([{ count: 2, confirmed: 1 }]);
    expect(notes).toMatchObject([{ evidenceId: 'e1', code: 'denied', text: expect.stringMatching(/^2 of those you/) }]);
    expect(counted(asked(0, 1)).notes[0]?.text).toMatch(/^One of those you asked says that it was not like that/);
    expect(counted(asked(0, 1)).items).toEqual([expect.objectContaining({ count: 3, proof: 'asserted' })]);
    expect(counted(asked(0, 4)).items).toEqual([]);
    expect(counted(asked(0, 9)).items).toEqual([]);
    const earlier = counted({ ...asked(0, 1), deniedEarlier: 1 });
    expect(earlier.items).toMatchObject([{ count: 3 }]);
    expect(earlier.notes[0]?.text).toMatch(/1 said no, to earlier words: new words do not change that/);
  });

  it('says nothing of what those who are left paid, once one of them denied it', () => {
    const paid = { currency: 'NGN', amountMinor: 500_00 } as const;
    const observation = { id: 'o1', people: 4, paid };
    const left = (denied: number) => afterWitnesses({ ...line, observation, witnessed: asked(0, denied) })?.observation;
    expect(left(0)).toEqual(observation);
    expect(left(1)).toEqual({ id: 'o1', people: 4 });
  });

  it('is verified by nobody on the founder’s own network, and since the third formula only', () => {
    const answers = { ...asked(3), fromOwnNetwork: 2 };
    expect(counted(answers).items).toMatchObject([{ confirmed: 1 }]);
    expect(counted({ ...answers, fromOwnNetwork: 3 }).items[0]).not.toHaveProperty('confirmed');
    expect(afterWitnesses({ ...line, witnessed: answers }, 'validation-score-2')).toMatchObject({ confirmed: 3 });
  });

  it('says to every reader from how few networks they confirmed it', () => {
    const told = (witnessed: Partial<Witnessed>) =>
      counted({ ...asked(3), ...witnessed }).notes.flatMap(({ code, text }) => (code === 'networks' ? [text] : []));
    expect(told({})).toEqual(['3 people confirmed it from one network.']);
    expect(told({ networks: 2, fromOwnNetwork: 1 })).toEqual([
      '3 people confirmed it from 2 networks, 1 on the network that the founder asked from. Answered over your own connection, it does not count as somebody else’s word. Ask them to answer on their own mobile data, not on your Wi-Fi or hotspot.',
    ]);
    expect(told({ networks: 3, fromOwnNetwork: 1 })).toEqual([
      'Of those who confirmed it, 1 on the network that the founder asked from. Answered over your own connection, it does not count as somebody else’s word. Ask them to answer on their own mobile data, not on your Wi-Fi or hotspot.',
    ]);
    expect(told({ networks: 3 })).toEqual([]);
  });

  it('is no source: what was read, nobody confirms', () => {
    expect(afterWitnesses({ ...line, level: 'L1', witnessed: asked(4) })).not.toHaveProperty('confirmed');
    const calledSource = afterWitnesses({ ...line, level: 'L1', witnessed: asked(2, 1) });
    expect(calledSource).toMatchObject({ count: 3 });
    expect(calledSource).not.toHaveProperty('confirmed');
  });

  it('rests on the founder’s word until somebody confirms it', () => {
    expect(isOwnWord(line)).toBe(true);
    expect(isOwnWord({ ...line, confirmed: 1 })).toBe(false);
    expect(isOwnWord({ ...line, proof: 'artefact' })).toBe(false);
  });

  it('is never worth less by a confirmation, nor more by a denial', () => {
    const answers = fc.record({ confirmed: fc.nat({ max: 60 }), denied: fc.nat({ max: 60 }) });
    const worth = (item: EvidenceItem, { confirmed, denied }: { confirmed: number; denied: number }) => {
      const left = afterWitnesses({ ...item, witnessed: asked(confirmed, denied) });
      return left ? itemPoints(left, AS_OF).product : 0;
    };
    fc.assert(
      fc.property(anyEvidence(['D1']), answers, (item, some) => {
        const now = worth(item, some);
        expect(worth(item, { ...some, confirmed: some.confirmed + 1 })).toBeGreaterThanOrEqual(now - 1e-9);
        expect(worth(item, { ...some, denied: some.denied + 1 })).toBeLessThanOrEqual(now + 1e-9);
      }),
    );
  });
});

it.each<[string, [EvidenceItem['level'], EvidenceItem['side']][], ConfirmedKind]>([
  [
    'what they told',
    [
      ['L3', 'for'],
      ['L2', 'against'],
    ],
    'said',
  ],
  [
    'that they refused',
    [
      ['L5', 'against'],
      ['L4', 'against'],
    ],
    'said',
  ],
  [
    'a payment',
    [
      ['L5', 'for'],
      ['L1', 'for'],
    ],
    'paid',
  ],
  ['that they gave their time', [['L4', 'for']], 'did'],
  [
    'that they came back, or left',
    [
      ['L6', 'for'],
      ['L6', 'against'],
    ],
    'did',
  ],
  [
    'a talk and a payment',
    [
      ['L3', 'for'],
      ['L5', 'for'],
    ],
    'several',
  ],
])('the button fits %s', (_, lines, kind) => {
  expect(confirmedKind(lines.map(([level, side]) => ({ level, side })))).toBe(kind);
});

describe('what a witness confirms', () => {
  const say = (level: EvidenceItem['level'], side: EvidenceItem['side'] = 'for') => ({ level, side });

  it('is what they did, said to them once, with what they alone paid', () => {
    const paid = { amountMinor: 900_000, currency: 'NGN' } as const;
    expect(
      whatIsConfirmed({ lines: [say('L3'), say('L3'), say('L5')], paid, people: 1, note: 'She bought 2 crates' }),
    ).toEqual(['You told them what you did the last time.', 'You paid ₦9,000.']);
    expect(whatIsConfirmed({ lines: [say('L5'), say('L1')], paid, people: 4, note: 'She bought 2 crates' })).toEqual([
      'You were one of 4 people who paid ₦9,000 together. Your answer says that you paid, not how much of it.',
    ]);
    expect(whatIsConfirmed({ lines: [say('L5')], people: 4, note: 'She bought 2 crates' })).toEqual([
      'You paid, as others did. Your answer does not say how much.',
    ]);
    expect(whatIsConfirmed({ lines: [say('L5')], people: 1, note: 'She bought 2 crates' })).toEqual([
      'You paid. No sum is named, so your answer confirms none.',
    ]);
    const note = 'Iya Bisi rent one crate yesterday, she pay 1500 cash';
    expect(whatIsConfirmed({ lines: [say('L5')], people: 1, note })).toEqual(['You paid.']);
    expect(
      whatIsConfirmed({ lines: [say('L5', 'against'), say('L6', 'against')], people: 1, note: 'She bought 2 crates' }),
    ).toEqual(['They asked you to pay, and you said no.', 'You stopped using it.']);
  });
});

describe('whom to ask next', () => {
  const payers = ['a', 'b', 'c'].map((observationId) => ({ observationId, people: 1 }));
  const link = (observationId: string, change: object = {}) => ({
    ...{ observationId, state: 'answered', answer: 'confirmed' as const, fromOwnNetwork: false },
    ...change,
  });
  const open = { state: 'open', answer: null };

  it.each<[string, Parameters<typeof whomToAsk>[1], string]>([
    ['the first, while nobody has a link', [], 'a'],
    ['who has no link, before who answered on the founder’s network', [link('a', { fromOwnNetwork: true })], 'b'],
    [
      'those who can be asked again, once all have a link',
      [link('a'), link('b', { fromOwnNetwork: true }), link('c')],
      'b',
    ],
    ['who said no', [link('a'), link('b'), link('c', { answer: 'unknown_person' })], 'c'],
    ['whose link ran out', [link('a', open), link('b', { state: 'expired', answer: null }), link('c', open)], 'b'],
    ['whose link is open, to send it again', [link('a'), link('b', open), link('c')], 'b'],
    ['the first, once all have confirmed it', [link('a'), link('b'), link('c')], 'a'],
  ])('is %s', (_, links, asked) => {
    expect(whomToAsk(payers, links)?.observationId).toBe(asked);
  });

  it('is nobody where there is nobody', () => {
    expect(whomToAsk([], [])).toBeUndefined();
  });
});
