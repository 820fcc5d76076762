import { buildCapTable, type CapTable } from '#domain/deals/cap-table.ts';
import { type CapTableInput, readConvertibles } from '#domain/deals/cap-table-terms.ts';
import type { PoolTerms } from '#domain/deals/safe-round.ts';
import { requireCompanyLeft } from '#domain/deals/solve-round.ts';
import { Fraction } from '#domain/fraction.ts';
import type { CapTableDraft, NoteDraft, RoundDraft, SafeDraft } from './cap-table-draft.ts';

export type SectionKey = 'company' | 'safes' | 'notes' | 'round';
/** Why there is no result, and in which part of the form it is put right. */
export type Refusal = { section: SectionKey; message: string };
export type WorkedOut = {
  table: CapTable | null;
  refusal: Refusal | null;
  /** What is not counted yet because something is still to be filled in. */
  missing: string[];
};

/** The cap table of what is typed so far: complete lines count, the others are named. Never throws. */
export function workOut(draft: CapTableDraft): WorkedOut {
  const missing: string[] = [];
  const holders = draft.holders.flatMap(({ id, name, shares }, index) => {
    const called = name.trim() || `Founder ${index + 1}`;
    if (isFilled(shares)) return [{ id, name: called, shares }];
    missing.push(`${called} needs a number of shares.`);
    return [];
  });
  const safes = draft.safes.flatMap((safe, index) => toSafe(safe, index, missing));
  const notes = draft.notes.flatMap((note, index) => toNote(note, index, missing));
  const input: CapTableInput = {
    currency: draft.currency,
    holders,
    optionsGranted: draft.optionsGranted || 0,
    optionsPromised: draft.optionsPromised || 0,
    unissuedPool: draft.unissuedPool || 0,
    safes,
    notes,
    mfnElections: elections(draft.safes, safes),
  };
  if (holders.length === 0) return { table: null, refusal: null, missing };
  const round = toRound(draft.round, missing);
  const closing = draft.round.closingDate;
  const refusal =
    attempt('company', () => buildCapTable(input)) ??
    attempt('safes', () => requireCompanyLeft(readConvertibles({ ...input, notes: [] }, closing))) ??
    (closing ? attempt('notes', () => readConvertibles({ ...input, safes: [], mfnElections: {} }, closing)) : null) ??
    attempt('round', () => buildCapTable({ ...input, round }));
  return { table: refusal ? null : buildCapTable({ ...input, round }), refusal, missing };
}

function attempt(section: SectionKey, work: () => unknown): Refusal | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof RangeError) return { section, message: wordOf(error.message) };
    throw error;
  }
}

/** The rules speak in sentences, or name an input: then the screen says it. */
function wordOf(message: string): string {
  if (message.startsWith('These SAFEs')) return `${message} Raise a cap or lower an amount.`;
  if (message.startsWith('end must not'))
    return 'A note cannot start after the closing date: correct one of the dates.';
  if (message.startsWith('expected a date')) return 'Enter a date that exists.';
  if (message.endsWith('.')) return message;
  return 'These numbers are too large or too small to work with: check them for a digit too many.';
}

function toSafe(safe: SafeDraft, index: number, missing: string[]) {
  const { id, kind, amountMinor, capMinor, discount } = safe;
  const name = safe.name.trim() || `SAFE ${index + 1}`;
  const hasCap = kind === 'post_cap' || kind === 'pre_cap';
  const needs = [
    !isFilled(amountMinor) && 'its purchase amount',
    hasCap && !isFilled(capMinor) && 'its valuation cap',
    kind === 'discount' && !isFilled(discount) && 'its discount',
  ].filter((need) => need !== false);
  if (needs.length > 0) missing.push(`${name} needs ${needs.join(' and ')}.`);
  if (needs.length > 0 || !isFilled(amountMinor)) return [];
  const hasDiscount = hasCap || kind === 'discount';
  return [
    {
      id,
      name,
      kind,
      amountMinor,
      capMinor: hasCap ? capMinor : null,
      discount: hasDiscount ? percent(discount) : null,
    },
  ];
}

function toNote(note: NoteDraft, index: number, missing: string[]) {
  const { id, principalMinor, rate, start, discount, capMinor, capBase } = note;
  const name = note.name.trim() || `Note ${index + 1}`;
  if (!isFilled(principalMinor) || !start) {
    missing.push(`${name} needs ${isFilled(principalMinor) ? 'its start date' : 'its principal'}.`);
    return [];
  }
  const cap = isFilled(capMinor) ? capMinor : null;
  return [
    { id, name, principalMinor, annualRate: percent(rate), start, discount: percent(discount), capMinor: cap, capBase },
  ];
}

function toRound(round: RoundDraft, missing: string[]) {
  const { preMoneyMinor, newMoneyMinor, closingDate, convention } = round;
  if (!isFilled(preMoneyMinor) || !isFilled(newMoneyMinor) || !closingDate) {
    missing.push('The round needs its pre-money valuation, its new money and its closing date.');
    return null;
  }
  return { preMoneyMinor, newMoneyMinor, closingDate, convention, pool: toPool(round) };
}

function toPool({ pool, poolShares, poolPercent }: RoundDraft): PoolTerms {
  if (pool === 'increase') return { type: 'increase', shares: poolShares || 0 };
  if (pool === 'target_unissued_post') return { type: 'target_unissued_post', fraction: percent(poolPercent) };
  return { type: 'none' };
}

/** An election counts once the SAFE that it names does; one that the form no longer offers is none. */
function elections(drafts: readonly SafeDraft[], counted: readonly { id: string; kind: string }[]) {
  const chosen = drafts.filter(({ id, kind, electedId }, index) => {
    const isLater = drafts.slice(index + 1).some((safe) => safe.id === electedId && safe.kind !== 'mfn');
    return kind === 'mfn' && isLater && [id, electedId].every((each) => counted.some((safe) => safe.id === each));
  });
  return Object.fromEntries(chosen.map(({ id, electedId }) => [id, electedId]));
}

/** 12.5 typed is 1/8, exactly; nothing typed is none. */
function percent(typed: number | null): string {
  return Fraction.of(typed || 0, 100).toString();
}

/** Something positive is typed and can be read. */
function isFilled(typed: number | null): typed is number {
  return typed !== null && typed > 0;
}
