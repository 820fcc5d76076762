import type { Answer } from './answers.ts';
import type { Condition } from './condition.ts';

/** The documents that the product generates; with the two reports they are the eight types of All Documents. */
export const AGREEMENT_KINDS = [
  'founders_agreement',
  'equity_terms',
  'employment_contract',
  'nda',
  'convertible_note',
  'safe',
] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** The laws that templates are written for. */
export const JURISDICTIONS = { ng: 'Nigeria', 'us-de': 'Delaware (US)', 'gb-ew': 'England and Wales' } as const;
export type Jurisdiction = keyof typeof JURISDICTIONS;

type VariableBase = {
  /** snake_case; the same noun in every template, so that documents can be compared. */
  id: string;
  /** On the cover page and in lists. */
  label: string;
  /** One question, second person. */
  question: string;
  /** Why it is asked: what goes wrong without it. */
  why: string;
  example?: string;
  /** The group of questions that it belongs to, in the order of the interview. */
  section: string;
  /** May stay open in a document that is final. */
  optional?: true;
  /** Asked only when this holds. */
  when?: Condition;
  /** Preselected visibly; it counts only once the founder has confirmed it. */
  suggested?: Answer;
  /** Where the suggestion comes from, shown beside it. */
  suggestedBecause?: string;
  /**
   * The fact of the founder's company that this is: it is prefilled from the profile ("my_name", "my_email") and from
   * earlier documents that hold the same fact, and documents that hold it differently contradict each other.
   */
  fact?: string;
};

export type Choice = {
  value: string;
  label: string;
  /** What the document says; the label unless given. */
  words?: string;
  help?: string;
};

/** What one answer may be. */
export type VariableShape =
  | { kind: 'text'; max?: number }
  /** One item a line, such as reserved matters. */
  | { kind: 'lines'; max?: number }
  | { kind: 'date' }
  /** `unit` such as {one: 'month', many: 'months'} is printed behind the number. */
  | { kind: 'integer'; min?: number; max?: number; unit?: { one: string; many: string } }
  /** Exact, as decimal text: "12.5" is 12.5%. */
  | { kind: 'percent'; min?: number; max?: number }
  | { kind: 'money'; min?: number }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'yes_no' }
  /** A person or a company that signs or is bound. */
  | { kind: 'party' };

export type Field = { id: string; label: string; optional?: true; help?: string } & VariableShape;

export type Variable = VariableBase &
  (
    | VariableShape
    /** Rows of the same fields, such as founders. `noun` is one of them, in lower case. */
    | { kind: 'list'; noun: string; fields: readonly Field[]; min: number; max: number }
  );

/**
 * A paragraph of a clause. In its text {{company}} prints an answer, {{company.address}} a part of one,
 * {{months:number}} a number without its unit, {{ref:nda.term}} the number of another clause and {{=safe_percent}} a
 * computed value. `each` repeats it for every row of a list, whose fields are then {{item.name}}, or {{item}} itself for
 * lines.
 */
export type Paragraph = string | { text: string; when?: Condition; each?: string; level?: 2 };

/** Whom a wording favours, said plainly to whoever signs. */
export const FAVOURED = [
  'both sides',
  'the company',
  'the founders',
  'the investor',
  'the employer',
  'the employee',
  'whoever discloses',
  'whoever receives',
  'whoever stays',
  'whoever leaves',
  'the majority',
  'the minority',
] as const;
export type Favours = (typeof FAVOURED)[number];

/** One of the wordings of a clause. A wording without paragraphs leaves the clause out. */
export type ClauseAlternative = {
  id: string;
  /** A few words to choose by. */
  label: string;
  text: readonly Paragraph[];
  /** What it means, in plain words. */
  plain: string;
  favours: Favours;
  /** Offered only when this holds. */
  when?: Condition;
};

/** Where a clause or a rule comes from. `checked` only where the source itself was read. */
export type Source = { name: string; checked: boolean };

/** A clause written for this product. It never changes under its version: a new wording is a new version. */
export type Clause = {
  /** "nda.purpose" */
  id: string;
  version: number;
  /** The heading. */
  title: string;
  when?: Condition;
  /** The first one that may stand is preselected. */
  alternatives: readonly [ClauseAlternative, ...ClauseAlternative[]];
  sources: readonly Source[];
  /** Days, YYYY-MM-DD. */
  reviewed: string;
  reviewBy: string;
};

/** A document cannot be final while one of these is open: a variable without an answer, a clause without a choice. */
export type MandatoryDecision = {
  id: string;
  label: string;
  why: string;
  variables?: readonly string[];
  clauses?: readonly string[];
  when?: Condition;
  source: Source;
};

/** Who signs, if `when` holds: a party, or every row of a list of people. */
export type Signatory = { variable: string; label: string; when?: Condition };

export type Template = {
  kind: AgreementKind;
  jurisdiction: Jurisdiction;
  /** Of the template as a whole, such as "2026.1". */
  version: string;
  title: string;
  /** What the document is for, in two sentences at most. */
  purpose: string;
  /** In the order of the interview. */
  variables: readonly Variable[];
  /** In the order of the document. */
  clauses: readonly Clause[];
  decisions: readonly MandatoryDecision[];
  signatories: readonly Signatory[];
  /** Computed value → the variables that it is computed from. Its texts are made in `computed/`. */
  computedFrom?: Readonly<Record<string, readonly string[]>>;
  /** How it may be signed: electronically, or why not (a deed before a witness, say). */
  signing: { electronic: true; source: Source } | { electronic: false; reason: string; source: Source };
  /** Said on every document besides that it is a template and not legal advice. */
  notices: readonly string[];
  reviewed: string;
  reviewBy: string;
  /** The lawyer who reviewed it, or null for none: said either way. */
  lawyer: { name: string; bar: string; date: string } | null;
};

/** What the founder made of a template. */
export type AgreementContent = {
  answers: Record<string, Answer>;
  /** Clause id → the id of the wording that the founder chose. */
  choices: Record<string, string>;
  /** Clause id → the founder's own words in its place, outside the reviewed template. */
  ownWording: Record<string, string>;
};
