import type { AgreementKind } from '#domain/agreements/template.ts';

/** The documents that change who owns what: their ownership is worked out before anybody signs. */
export const MONEY_KINDS: readonly AgreementKind[] = ['safe', 'convertible_note', 'equity_terms'];
