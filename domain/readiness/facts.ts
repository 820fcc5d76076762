import type { AgreementKind } from '../agreements/template.ts';
import type { VerdictId } from '../validation/verdict.ts';
import type { ReadinessGrade } from './answers.ts';
import type { FinanceFacts } from './cash-ledger.ts';
import type { RoundId } from './dimensions.ts';

/** Why the validation of an idea shows nothing for readiness, whatever it holds (rule R9). */
export const WITHHELD = {
  unlawful: 'what is offered may be unlawful, and nothing that was entered shows that the law allows it',
  permission: 'a permission that comes first is not there yet',
  contradicted: 'its verdict is “Contradicted”: what was seen speaks against something that it cannot do without',
} as const;
export type Withheld = keyof typeof WITHHELD;

/** How many there are with at least that proof: verified is part of documented, documented of claimed. */
export type GradedCount = Record<ReadinessGrade, number>;

/** What the validation of one idea holds. "Stranger" as in its evidence ledger; counts add the items' counts. */
export type IdeaFacts = {
  id: string;
  title: string;
  verdict: VerdictId;
  /** Left out where it may count; versions from before rule R9 have none. */
  withheld?: Withheld;
  /** Strangers who told what they did the last time (L3), for or against. Versions before the fourth rules took payments in. */
  strangerInterviews: GradedCount;
  /** Evidence for: time, data or reputation committed (L4), money paid (L5), repeat use or renewal (L6), by strangers. */
  commitments: GradedCount;
  payments: GradedCount;
  renewals: GradedCount;
  /** Tests with a pass mark that is fixed, and those of them with a result that is no longer too early (rule R10). */
  lockedTests: number;
  testsWithResult: number;
  /** How many of these results a file shows, and those of ways to reach customers; versions before the fourth rules have neither. */
  testsOnFile?: number;
  channelTests?: GradedCount;
  canvasComplete: boolean;
  competitorsWithLink: number;
  /** The market has a size; and every factor of it names a source. */
  marketSized: boolean;
  marketSourced: boolean;
  /** There is a contribution per unit; and it is more than zero. */
  unitEconomicsPresent: boolean;
  contributionPositive: boolean;
};

/** `signed`: by everybody whose signature was asked for. */
export type AgreementFacts = {
  id: string;
  kind: AgreementKind;
  name: string;
  status: 'draft' | 'final' | 'signed';
  /** What a founders' agreement settles; null for the other kinds. */
  terms: { vesting: boolean; intellectualProperty: boolean; leaver: boolean } | null;
  /** What equity terms are about, 'round' or 'option_grant'; null for the other kinds and while it is not answered. */
  equityForm: string | null;
};

export type EarlierCheck = { id: string; asOf: string; round: RoundId };

/**
 * What the founder already holds for one startup elsewhere in the product: entered once, read here. `ideas` has that one
 * idea, or none; versions from before startups were told apart may have several.
 */
export type FounderFacts = {
  profile: { id: string; emailVerified: boolean; phoneGiven: boolean };
  ideas: readonly IdeaFacts[];
  agreements: readonly AgreementFacts[];
  earlierChecks: readonly EarlierCheck[];
};

/** What a reader is told of an idea whose validation counts nothing here; null where it counts. */
export const withheldNote = ({ ideas }: Pick<FounderFacts, 'ideas'>): string | null => {
  const one = ideas.find(({ withheld }) => withheld !== undefined);
  return one?.withheld ? `Nothing is taken from the validation of “${one.title}”: ${WITHHELD[one.withheld]}.` : null;
};

/** With the facts of the check's own cash ledger. */
export type CheckFacts = FounderFacts & { finance: FinanceFacts };

/** No fact at all. */
export const NO_FACTS: FounderFacts = {
  profile: { id: '', emailVerified: false, phoneGiven: false },
  ideas: [],
  agreements: [],
  earlierChecks: [],
};
