import { describe, expect, it } from 'vitest';
import { GOOD_INTAKES } from '#domain/validation/fixtures/good-intakes.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { INTAKE_FIELDS, INTAKE_LIMITS } from '#domain/validation/intake-fields.ts';
import * as documents from '../documents/documents.ts';
import type { Endpoint } from '../endpoint.ts';
import { intake, intakeChanges } from './intake.ts';
import { decisionBody, observationBody, passMark } from './ledger.ts';
import * as validation from './validation.ts';
import * as versions from './versions.ts';

const firstMessage = (changes: unknown) => intakeChanges.safeParse(changes).error?.issues[0]?.message;

describe('the intake as it crosses the wire', () => {
  it('takes every intake that the rules can read, and the empty one', () => {
    for (const draft of [...Object.values(GOOD_INTAKES), {}]) {
      expect(intake.parse(completeIntake(draft))).toEqual(completeIntake(draft));
    }
  });

  it.each(INTAKE_FIELDS.filter((field) => field.maxLength > 0).map((field) => [field.key, field] as const))(
    'holds %s to the length that the form shows',
    (key, field) => {
      const long = 'x'.repeat(field.maxLength + 1);
      const answer = field.kind === 'list' ? [key === 'alternatives' ? { name: long } : long] : long;
      expect(firstMessage({ [key]: answer })).toBe(`Use ${field.maxLength.toLocaleString('en')} characters or fewer.`);
    },
  );

  it.each([
    [{ price: { amountMinor: -1, currency: 'NGN' } }, 'An amount cannot be below zero.'],
    [{ price: { amountMinor: 1.5, currency: 'NGN' } }, 'Enter an amount in figures, such as 25,000 or 2.5m.'],
    [{ price: { amountMinor: 2 ** 60, currency: 'NGN' } }, 'Enter an amount in figures, such as 25,000 or 2.5m.'],
    [
      { price: { amountMinor: INTAKE_LIMITS.amountMinor + 1, currency: 'NGN' } },
      'This amount is too large to be real.',
    ],
    [{ price: { amountMinor: 1, currency: 'EUR' } }, 'Choose naira (NGN) or US dollars (USD).'],
    [{ segmentSize: -5 }, 'Give a number of zero or more.'],
    [{ segmentSize: 1e12 }, 'This number is too large to be real.'],
    [{ churnPercent: '101' }, 'Give a percentage from 0 to 100, such as 2.5.'],
    [{ churnPercent: '100.1' }, 'Give a percentage from 0 to 100, such as 2.5.'],
    [{ churnPercent: '-5' }, 'Give a percentage from 0 to 100, such as 2.5.'],
    [{ churnPercent: '1e1' }, 'Give a percentage from 0 to 100, such as 2.5.'],
    [{ killCriteria: Array(13).fill('stop') }, 'List 12 at most.'],
    [
      { alternatives: [{ name: 'x', link: 'javascript:alert(1)' }] },
      'Give a web address, such as https://example.com/page.',
    ],
    [{ alternatives: [{ name: 'x', price: 'x'.repeat(81) }] }, 'Use 80 characters or fewer.'],
    [{ alternatives: [{ name: 'x', complaint: 'x'.repeat(241) }] }, 'Use 240 characters or fewer.'],
    [{ alternatives: [{ name: 'x', difference: 'x'.repeat(241) }] }, 'Use 240 characters or fewer.'],
    [{ alternatives: [{ name: 'x', seenOn: '2026-02-30' }] }, 'Give a date that exists.'],
    [{ title: ['x'] }, 'Write this as text.'],
    [{ isAdmin: true }, 'This is not a field of the intake.'],
    [JSON.parse('{"constructor": {"prototype": {}}}'), 'This is not a field of the intake.'],
  ])('refuses %j with a sentence', (changes, message) => {
    expect(firstMessage(changes)).toBe(message);
  });

  it.each(['0', '2.5', '100', '100.00000000'])('takes %s for a percentage', (churnPercent) => {
    expect(firstMessage({ churnPercent })).toBeUndefined();
  });
});

describe('the ledger as it crosses the wire', () => {
  const evidence = {
    key: 'k1',
    who: '',
    howMet: '',
    independence: 'stranger',
    inSegment: true,
    people: 6,
    date: '2026-03-15',
    note: 'Six told me of last Monday.',
    says: [{ assumptionId: 'D1', side: 'for', level: 'L3', count: 6 }],
  };
  it('takes a complete observation, and refuses each wrong part of it', () => {
    expect(observationBody.parse(evidence)).toEqual(evidence);
    const wrong = {
      independence: 'rival',
      inSegment: 'yes',
      people: 0,
      date: '2026-02-30',
      note: 'Yes',
      paid: { amountMinor: 0, currency: 'NGN' },
      says: [{ assumptionId: 'D1', side: 'both', level: 'L7', count: 0 }],
    };
    const issues = observationBody.safeParse({ ...evidence, ...wrong }).error?.issues ?? [];
    const paths = issues.map((issue) => issue.path.join('.')).sort();
    const whole = Object.keys(wrong).filter((name) => name !== 'says' && name !== 'paid');
    expect(paths).toEqual([...whole, 'paid.amountMinor', 'says.0.count', 'says.0.level', 'says.0.side'].sort());
  });

  it('takes no word on how good the proof is', () => {
    expect(observationBody.safeParse({ ...evidence, proof: 'verified' }).error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['proof'] },
    ]);
  });

  it('refuses a year that is plainly mistyped: the item would weigh nothing, and nobody would say so', () => {
    expect(observationBody.safeParse({ ...evidence, date: '1900-01-01' }).success).toBe(true);
    expect(observationBody.safeParse({ ...evidence, date: '0202-03-15' }).error?.issues).toMatchObject([
      { path: ['date'], message: 'Give a year from 1900, all four figures of it.' },
    ]);
  });

  it('takes both kinds of pass mark', () => {
    for (const mark of [
      { kind: 'share', barPercent: '5', sample: 200 },
      { kind: 'count', atLeast: 7, sample: 10 },
    ])
      expect(passMark.parse(mark)).toEqual(mark);
    expect(passMark.safeParse({ kind: 'share', barPercent: '-5', sample: 0 }).success).toBe(false);
  });

  it('wants a reason for a decision', () => {
    const decision = { kind: 'pivot', date: '2026-03-15', reason: ' ', evidenceIds: [], testIds: [] };
    expect(decisionBody.safeParse(decision).error?.issues[0]).toMatchObject({
      path: ['reason'],
      message: 'Fill this in.',
    });
  });
});

it('every endpoint of these modules is for founders only', () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value;
  const endpoints = [documents, validation, versions].flatMap((module) => Object.values(module).filter(isEndpoint));
  expect(endpoints.length).toBeGreaterThan(20);
  for (const endpoint of endpoints) expect(endpoint.access).toEqual({ anyRole: ['founder'] });
});
