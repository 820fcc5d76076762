import { z } from 'zod';
import type { Condition } from '#domain/agreements/condition.ts';
import {
  AGREEMENT_KINDS,
  type Clause,
  type ClauseAlternative,
  FAVOURED,
  type Field,
  JURISDICTIONS,
  type Jurisdiction,
  type MandatoryDecision,
  type Template,
  type Variable,
} from '#domain/agreements/template.ts';
import { exactly } from '../exactly.ts';
import { legalSource, storedAnswer } from './document.ts';

const part: z.ZodType<Condition, Condition> = z.lazy(() => condition);

/** When a question is asked, a clause stands or a paragraph is printed. */
export const condition = exactly<Condition>()(
  z.union([
    z.object({ is: z.tuple([z.string(), z.union([z.string(), z.number(), z.boolean()])]) }),
    z.object({ given: z.string() }),
    z.object({ above: z.tuple([z.string(), z.number()]) }),
    z.object({ not: part }),
    z.object({ all: z.array(part) }),
    z.object({ any: z.array(part) }),
  ]),
);

const least = z.number().optional();
const most = z.number().optional();

/** What one answer may be, by its kind, with what else is said of it. */
const shapes = <About extends z.ZodRawShape>(about: About) =>
  [
    z.object({ ...about, kind: z.literal('text'), max: most }),
    z.object({ ...about, kind: z.literal('lines'), max: most }),
    z.object({ ...about, kind: z.literal('date') }),
    z.object({
      ...about,
      kind: z.literal('integer'),
      min: least,
      max: most,
      unit: z.object({ one: z.string(), many: z.string() }).optional(),
    }),
    z.object({ ...about, kind: z.literal('percent'), min: least, max: most }),
    z.object({ ...about, kind: z.literal('money'), min: least }),
    z.object({
      ...about,
      kind: z.literal('choice'),
      choices: z.array(
        z.object({
          value: z.string(),
          label: z.string(),
          words: z.string().optional(),
          help: z.string().optional(),
        }),
      ),
    }),
    z.object({ ...about, kind: z.literal('yes_no') }),
    z.object({ ...about, kind: z.literal('party') }),
  ] as const;

/** One field of the rows of a list. */
export const templateField = exactly<Field>()(
  z.discriminatedUnion(
    'kind',
    shapes({
      id: z.string(),
      label: z.string(),
      optional: z.literal(true).optional(),
      help: z.string().optional(),
    }),
  ),
);

const aboutVariable = {
  id: z.string(),
  label: z.string(),
  question: z.string(),
  /** Why it is asked: what goes wrong without it. */
  why: z.string(),
  example: z.string().optional(),
  section: z.string(),
  optional: z.literal(true).optional(),
  when: condition.optional(),
  /** Counts only once the founder has confirmed it. */
  suggested: storedAnswer.optional(),
  suggestedBecause: z.string().optional(),
  fact: z.string().optional(),
};

/** One question of the interview. */
export const templateVariable = exactly<Variable>()(
  z.discriminatedUnion('kind', [
    ...shapes(aboutVariable),
    z.object({
      ...aboutVariable,
      kind: z.literal('list'),
      noun: z.string(),
      fields: z.array(templateField),
      min: z.number(),
      max: z.number(),
    }),
  ]),
);

/** One of the wordings of a clause; one without paragraphs leaves the clause out. */
export const clauseWording = exactly<ClauseAlternative>()(
  z.object({
    id: z.string(),
    label: z.string(),
    text: z.array(
      z.union([
        z.string(),
        z.object({
          text: z.string(),
          when: condition.optional(),
          each: z.string().optional(),
          level: z.literal(2).optional(),
        }),
      ]),
    ),
    /** What it means, in plain words. */
    plain: z.string(),
    favours: z.enum(FAVOURED),
    when: condition.optional(),
  }),
);

/** A clause with its wordings: the first one that may stand is preselected. */
export const templateClause = exactly<Clause>()(
  z.object({
    id: z.string(),
    version: z.int(),
    title: z.string(),
    when: condition.optional(),
    alternatives: z.tuple([clauseWording], clauseWording),
    sources: z.array(legalSource),
    reviewed: z.string(),
    reviewBy: z.string(),
  }),
);

/** What must be settled before a document is final. */
export const mandatoryDecision = exactly<MandatoryDecision>()(
  z.object({
    id: z.string(),
    label: z.string(),
    why: z.string(),
    variables: z.array(z.string()).optional(),
    clauses: z.array(z.string()).optional(),
    when: condition.optional(),
    source: legalSource,
  }),
);

/** Questions, clauses and decisions of a document. */
export const agreementTemplate = exactly<Template>()(
  z.object({
    kind: z.enum(AGREEMENT_KINDS),
    jurisdiction: z.enum(Object.keys(JURISDICTIONS) as Jurisdiction[]),
    version: z.string(),
    title: z.string(),
    purpose: z.string(),
    variables: z.array(templateVariable),
    clauses: z.array(templateClause),
    decisions: z.array(mandatoryDecision),
    signatories: z.array(z.object({ variable: z.string(), label: z.string(), when: condition.optional() })),
    /** Computed value → the variables that it is computed from. */
    computedFrom: z.record(z.string(), z.array(z.string())).optional(),
    signing: z.discriminatedUnion('electronic', [
      z.object({ electronic: z.literal(true), source: legalSource }),
      z.object({ electronic: z.literal(false), reason: z.string(), source: legalSource }),
    ]),
    notices: z.array(z.string()),
    reviewed: z.string(),
    reviewBy: z.string(),
    lawyer: z.object({ name: z.string(), bar: z.string(), date: z.string() }).nullable(),
  }),
);
