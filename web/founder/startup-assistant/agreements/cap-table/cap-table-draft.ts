import type { Participation } from '#domain/deals/exit-waterfall.ts';
import type { SafeKind } from '#domain/deals/safe-terms.ts';
import type { CapBase, PriceConvention } from '#domain/deals/solve-round.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';

/** Null when empty, NaN while it cannot be read. Money in minor units, percentages as typed (20 is 20%). */
type Typed = number | null;
export type HolderDraft = { id: string; name: string; shares: Typed };
export type SafeDraft = {
  id: string;
  name: string;
  kind: SafeKind;
  amountMinor: Typed;
  capMinor: Typed;
  discount: Typed;
  /** For an MFN SAFE: the later SAFE whose terms its holder takes over. */
  electedId: string;
};
export type NoteDraft = {
  id: string;
  name: string;
  principalMinor: Typed;
  rate: Typed;
  start: string;
  discount: Typed;
  capMinor: Typed;
  capBase: Exclude<CapBase, 'company_capitalization'>;
};
export type RoundDraft = {
  preMoneyMinor: Typed;
  newMoneyMinor: Typed;
  pool: 'none' | 'increase' | 'target_unissued_post';
  poolShares: Typed;
  poolPercent: Typed;
  convention: PriceConvention;
  closingDate: string;
};
export type ExitDraft = {
  values: { id: string; amountMinor: Typed }[];
  participation: Participation;
  debtMinor: Typed;
};
export type VestingDraft = { quantity: Typed; start: string; months: Typed; cliff: Typed };

/** Everything typed into the simulator, as it is kept on the device. */
export type CapTableDraft = {
  currency: Currency;
  holders: HolderDraft[];
  optionsGranted: Typed;
  optionsPromised: Typed;
  unissuedPool: Typed;
  safes: SafeDraft[];
  notes: NoteDraft[];
  round: RoundDraft;
  exit: ExitDraft;
  vesting: VestingDraft;
};

/** An empty simulator. `today` is an ISO date. */
export function blankDraft(today: string): CapTableDraft {
  return {
    currency: 'NGN',
    holders: [blankHolder('holder-1')],
    optionsGranted: null,
    optionsPromised: null,
    unissuedPool: null,
    safes: [],
    notes: [],
    round: {
      preMoneyMinor: null,
      newMoneyMinor: null,
      pool: 'none',
      poolShares: null,
      poolPercent: null,
      convention: 'percent_ownership',
      closingDate: today,
    },
    exit: { values: [{ id: 'exit-1', amountMinor: null }], participation: 'none', debtMinor: null },
    vesting: { quantity: null, start: today, months: 48, cliff: 12 },
  };
}

export function blankHolder(id: string): HolderDraft {
  return { id, name: '', shares: null };
}

export function blankSafe(id: string): SafeDraft {
  return { id, name: '', kind: 'post_cap', amountMinor: null, capMinor: null, discount: null, electedId: '' };
}

export function blankNote(id: string, start: string): NoteDraft {
  return {
    id,
    name: '',
    principalMinor: null,
    rate: null,
    start,
    discount: null,
    capMinor: null,
    capBase: 'without_increase',
  };
}

/** An id that no other line has: "safe-3". */
export function nextId(kind: string, lines: readonly { id: string }[]): string {
  const numbers = lines.map(({ id }) => Number(id.split('-').at(-1)) || 0);
  return `${kind}-${Math.max(0, ...numbers) + 1}`;
}

/** A kept draft as it was, or null when the text is none. A part that an older page did not have yet is blank. */
export function readDraft(text: string | null, today: string): CapTableDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isObject(kept)) return null;
    const blank = blankDraft(today);
    const list = <Line extends { id: string }>(value: unknown, of: (id: string) => Line): Line[] =>
      Array.isArray(value) ? value.filter(isLine).map((line) => ({ ...of(line.id), ...line })) : [];
    const holders = list(kept.holders, blankHolder);
    return {
      ...blank,
      ...kept,
      currency: CURRENCIES.find((currency) => currency === kept.currency) ?? blank.currency,
      holders: holders.length > 0 ? holders : blank.holders,
      safes: list(kept.safes, blankSafe),
      notes: list(kept.notes, (id) => blankNote(id, today)),
      round: { ...blank.round, ...(isObject(kept.round) && kept.round) },
      exit: {
        ...blank.exit,
        ...(isObject(kept.exit) && {
          ...kept.exit,
          values: list(kept.exit.values, (id) => ({ id, amountMinor: null })),
        }),
      },
      vesting: { ...blank.vesting, ...(isObject(kept.vesting) && kept.vesting) },
    };
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLine(value: unknown): value is { id: string } {
  return isObject(value) && typeof value.id === 'string';
}
