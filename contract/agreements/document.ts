import { z } from 'zod';
import type { Answer, Party, SimpleAnswer } from '#domain/agreements/answers.ts';
import type {
  AssembledAgreement,
  PrintedClause,
  PrintedParagraph,
  SignatureBlock,
} from '#domain/agreements/assemble.ts';
import type { Signability } from '#domain/agreements/signing-law.ts';
import type { AgreementContent, Source } from '#domain/agreements/template.ts';
import { AGREEMENT_CURRENCIES } from '#domain/money/money.ts';
import { exactly } from '../exactly.ts';
import type { ContentChanges } from './content.ts';

/** A person or a company; what is not known yet is ''. */
export const storedParty = exactly<Party>()(
  z.object({
    kind: z.enum(['person', 'company']),
    name: z.string(),
    registrationNumber: z.string(),
    address: z.string(),
    email: z.string(),
    signatoryName: z.string(),
    signatoryTitle: z.string(),
  }),
);

const simpleAnswer = exactly<SimpleAnswer>()(
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.object({ amountMinor: z.int(), currency: z.enum(AGREEMENT_CURRENCIES) }),
    storedParty,
  ]),
);

/** An answer as it is stored; what may be sent stands in `answer`, and the variable that it answers says more. */
export const storedAnswer = exactly<Answer>()(
  z.union([simpleAnswer, z.array(z.string()), z.array(z.record(z.string(), simpleAnswer))]),
);

/** What the founder made of a template; what may be sent of it stands in `contentChanges`. */
export const storedContent = exactly<AgreementContent>()(
  z.object({
    answers: z.record(z.string(), storedAnswer),
    /** Clause id → wording id. */
    choices: z.record(z.string(), z.string()),
    /** Clause id → the founder's own words in its place. */
    ownWording: z.record(z.string(), z.string()),
  }),
);

const textsOrNull = z.record(z.string(), z.string().nullable());

/** Answers, choices and own words that changed; null: taken out. */
export const storedChanges = exactly<ContentChanges>()(
  z.object({
    answers: z.record(z.string(), storedAnswer.nullable()).optional(),
    choices: textsOrNull.optional(),
    ownWording: textsOrNull.optional(),
  }),
);

/** Where a clause or a rule comes from; `checked` only where the source itself was read. */
export const legalSource = exactly<Source>()(z.object({ name: z.string(), checked: z.boolean() }));

/** Whether a document may be signed here, and what its law says of it, or why not. */
export const signability = exactly<Signability>()(
  z.discriminatedUnion('allowed', [
    z.object({ allowed: z.literal(true), text: z.string(), source: legalSource }),
    z.object({ allowed: z.literal(false), reason: z.string(), source: legalSource }),
  ]),
);

/** A numbered paragraph; a stretch of text with `variable` is an answer, `blank` where there is none yet. */
export const printedParagraph = exactly<PrintedParagraph>()(
  z.object({
    number: z.string(),
    level: z.literal([1, 2]),
    runs: z.array(z.object({ text: z.string(), variable: z.string().optional(), blank: z.literal(true).optional() })),
  }),
);

export const printedClause = exactly<PrintedClause>()(
  z.object({
    id: z.string(),
    version: z.int(),
    number: z.string(),
    title: z.string(),
    wording: z.string(),
    /** The founder's own words, outside the reviewed template. */
    own: z.boolean(),
    paragraphs: z.array(printedParagraph),
  }),
);

/** A place to sign: who, for which company, as what. */
export const signatureBlock = exactly<SignatureBlock>()(
  z.object({
    label: z.string(),
    name: z.string().nullable(),
    company: z.string().nullable(),
    title: z.string().nullable(),
    email: z.string().nullable(),
  }),
);

/** A whole document: cover, clauses and places to sign. */
export const assembledAgreement = exactly<AssembledAgreement>()(
  z.object({
    title: z.string(),
    cover: z.array(z.object({ variable: z.string(), label: z.string(), value: z.string().nullable() })),
    clauses: z.array(printedClause),
    signatures: z.array(signatureBlock),
    /** What is asked, needed and not answered: each is a visible blank in the text. */
    missing: z.array(z.object({ variable: z.string(), label: z.string() })),
  }),
);
