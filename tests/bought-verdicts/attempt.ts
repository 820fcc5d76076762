import { expect } from 'vitest';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { observed, snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { marsGas, reportOf, tested } from '#domain/validation/fixtures/mars-gas.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';

/** What somebody tries, what stops it, and the proof. */
export type Attempt = readonly [attempt: string, stops: string, outcome: () => void];

export const seven = { kind: 'count', atLeast: 7, sample: 10 } as const satisfies PassMark;
export const NOBODY_ELSE = expect.objectContaining({ code: 'nobody_else' });
export const aLink = { link: 'https://example.com/sheet' };
export const aFile = { file: { id: 'sheet', name: 'sheet.pdf', sha256: '0' } };
/** By its proposed mark, with everybody who was asked, and at least twenty of them. */
export function passedAsProposed(id: string): TestRecord {
  const { card } = tested(id, seven, 1, 1);
  const people = Math.max(20, card.passMark.sample);
  return tested(id, card.passMark, people, people);
}
export const snapshot = (evidence: EvidenceItem[]) => snapshotOf({ intake: marsGas, evidence });
export const codesOf = (evidence: EvidenceItem[]) => reportOf(evidence).evidenceNotes.map(({ code }) => code);
export const objectionRules = (evidence: EvidenceItem[]) => reportOf(evidence).caseAgainst.map(({ rule }) => rule);
export const paid = (id: string, given: Partial<EvidenceItem> = {}) =>
  observed(id, { assumptionId: 'V1', level: 'L5', ...given });
