import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KanoAnswer, kano } from './kano.ts';
import { pmfShare } from './pmf-share.ts';
import { RWW_QUESTIONS, rwwGate } from './rww-gate.ts';
import { sampleSize } from './sample-size.ts';

describe('pmfShare', () => {
  it('gives no verdict on fewer than 30 answers, whatever the share', () => {
    expect(pmfShare({ very: 29, somewhat: 0, not: 0 })).toMatchObject({
      n: 29,
      verdict: 'too_few_answers',
      confident: false,
    });
    expect(pmfShare({ very: 30, somewhat: 0, not: 0 })).toMatchObject({ verdict: 'at_or_above', confident: true });
  });

  it('is not confident while the interval straddles the line', () => {
    expect(pmfShare({ very: 17, somewhat: 13, not: 10 })).toMatchObject({ verdict: 'at_or_above', confident: false });
    expect(pmfShare({ very: 15, somewhat: 15, not: 10 })).toMatchObject({ verdict: 'below', confident: false });
    expect(pmfShare({ very: 2, somewhat: 28, not: 10 })).toMatchObject({ verdict: 'below', confident: true });
  });

  it('counts exactly 40% as at the line', () => {
    expect(pmfShare({ very: 40, somewhat: 30, not: 30 }).verdict).toBe('at_or_above');
  });

  it('has no share without answers, and says why', () => {
    const none = pmfShare({ very: 0, somewhat: 0, not: 0 });
    expect(none).toMatchObject({ n: 0, share: null, lower: null, upper: null, verdict: 'too_few_answers' });
    expect(none.reasons.share).toBeTruthy();
  });

  it.each([
    { very: -1, somewhat: 1, not: 1 },
    { very: 1.5, somewhat: 1, not: 1 },
    { very: 1, somewhat: Number.NaN, not: 1 },
  ])('refuses %o', (input) => {
    expect(() => pmfShare(input)).toThrow(RangeError);
  });
});

describe('sampleSize', () => {
  const fraction = fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1000);

  it('always rounds up, but never an exact whole number', () => {
    expect(sampleSize({ z: 1.96, p: 0.5, margin: 0.05 })).toMatchObject({ n0: 384.16, required: 385 });
    // In floats this is 900.0000000000001, which would be rounded up to 901.
    expect(sampleSize({ z: 1.5, p: 0.2, margin: 0.02 })).toMatchObject({ n0: 900, required: 900 });
  });

  it('assumes the most demanding share and 95% confidence', () => {
    expect(sampleSize({ margin: 0.05 })).toMatchObject({ required: 385, n_fpc: null, required_fpc: null });
    expect(sampleSize({ margin: 0.05 }).reasons.n_fpc).toBeTruthy();
  });

  it('never asks for more people than there are, nor more than without a limit', () => {
    fc.assert(
      fc.property(fraction, fraction, fc.integer({ min: 1, max: 1_000_000 }), (p, margin, population) => {
        const { required, required_fpc } = sampleSize({ p, margin, population });
        expect(required_fpc).toBeLessThanOrEqual(population);
        expect(required_fpc).toBeGreaterThanOrEqual(1);
        if (required > 1) expect(required_fpc).toBeLessThanOrEqual(required);
      }),
    );
  });

  it('asks for fewer answers with a wider margin and a share further from one half', () => {
    fc.assert(
      fc.property(fraction, fraction, (p, margin) => {
        const { required } = sampleSize({ p, margin });
        expect(sampleSize({ p, margin: margin / 2 }).required).toBeGreaterThanOrEqual(required);
        expect(sampleSize({ p: 0.5, margin }).required).toBeGreaterThanOrEqual(required);
        expect(sampleSize({ p: 1 - p, margin }).n0).toBeCloseTo(sampleSize({ p, margin }).n0, 6);
      }),
    );
  });

  it.each([
    { margin: 0 },
    { margin: 5 },
    { margin: 0.05, p: 0 },
    { margin: 0.05, p: 1 },
    { margin: 0.05, p: 50 },
    { margin: 0.05, z: 0 },
    { margin: Number.NaN },
    { margin: 0.05, population: 0 },
    { margin: 0.05, population: 10.5 },
  ])('refuses %o', (input) => {
    expect(() => sampleSize(input)).toThrow(RangeError);
  });
});

describe('kano', () => {
  const answers = ['like', 'must', 'neutral', 'live', 'dislike'] as const;
  const pair = fc.tuple(fc.constantFrom(...answers), fc.constantFrom(...answers), fc.nat({ max: 50 }));
  const categoryOf = (functional: KanoAnswer, dysfunctional: KanoAnswer) =>
    kano({ answers: [[functional, dysfunctional]] }).category;

  it('has the evaluation table', () => {
    const table = answers.map((functional) => answers.map((dysfunctional) => categoryOf(functional, dysfunctional)));
    expect(table.map((row) => row.join(''))).toEqual(['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ']);
  });

  it('breaks ties in the order M, O, A, I', () => {
    const [M, O, A, I] = [
      ['must', 'dislike'],
      ['like', 'dislike'],
      ['like', 'live'],
      ['neutral', 'neutral'],
    ] as const;
    expect(kano({ answers: [I, A, O, M] }).category).toBe('M');
    expect(kano({ answers: [I, A, O] }).category).toBe('O');
    expect(kano({ answers: [I, A] }).category).toBe('A');
    expect(kano({ answers: [I, I, A] }).category).toBe('I');
  });

  it('leaves reverse and questionable answers out of better and worse', () => {
    const result = kano({ answers: [['like', 'like', 3]] });
    expect(result).toMatchObject({ category: 'Q', better: null, worse: null });
    expect(result.reasons.better).toBeTruthy();
    expect(
      kano({
        answers: [
          ['like', 'neutral'],
          ['dislike', 'like', 9],
        ],
      }),
    ).toMatchObject({ better: 1, worse: 0 });
  });

  it('has no category without answers, and says why', () => {
    const none = kano({ answers: [] });
    expect(none.category).toBeNull();
    expect(none.reasons.category).toBeTruthy();
    expect(kano({ answers: [['like', 'must', 0]] }).category).toBeNull();
  });

  it('counts everyone once and keeps both coefficients in range', () => {
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const { counts, better, worse } = kano({ answers: pairs });
        const people = pairs.reduce((total, [, , count]) => total + count, 0);
        expect(Object.values(counts).reduce((total, count) => total + count, 0)).toBe(people);
        if (better === null || worse === null) return;
        expect(better).toBeGreaterThanOrEqual(0);
        expect(better).toBeLessThanOrEqual(1);
        expect(worse).toBeGreaterThanOrEqual(-1);
        expect(worse).toBeLessThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['love', 'must', 1],
    ['like', 'toString', 1],
    ['constructor', 'like', 1],
    ['like', 'must', -1],
    ['like', 'must', 0.5],
  ])('refuses %s, %s, %d', (functional, dysfunctional, people) => {
    const answer = [functional as KanoAnswer, dysfunctional as KanoAnswer, people] as const;
    expect(() => kano({ answers: [answer] })).toThrow(RangeError);
  });
});

describe('rwwGate', () => {
  const all = (answer: 'yes' | 'no' | 'maybe') =>
    Object.fromEntries(RWW_QUESTIONS.map((question) => [question, answer]));

  it('passes on six times yes only', () => {
    expect(rwwGate({ answers: all('yes') })).toEqual({ stop_at: null, pass: true, open: [], unanswered: [] });
    for (const question of RWW_QUESTIONS) {
      expect(rwwGate({ answers: { ...all('yes'), [question]: 'maybe' } })).toMatchObject({
        pass: false,
        stop_at: null,
        open: [question],
      });
      expect(rwwGate({ answers: { ...all('yes'), [question]: null } })).toMatchObject({
        pass: false,
        unanswered: [question],
      });
    }
  });

  it('lets no number of yes make up for one no, and asks nothing after it', () => {
    for (const question of RWW_QUESTIONS) {
      const result = rwwGate({ answers: { ...all('maybe'), [question]: 'no' } });
      expect(result).toMatchObject({ pass: false, stop_at: question });
      expect(result.open).toEqual(RWW_QUESTIONS.slice(0, RWW_QUESTIONS.indexOf(question)));
    }
    expect(rwwGate({ answers: all('no') }).stop_at).toBe('market_real');
  });

  it('is all unanswered at the start', () => {
    expect(rwwGate({ answers: {} })).toEqual({ stop_at: null, pass: false, open: [], unanswered: [...RWW_QUESTIONS] });
  });

  it('refuses an answer it does not know', () => {
    expect(() => rwwGate({ answers: { market_real: 'YES' as 'yes' } })).toThrow(RangeError);
  });
});
