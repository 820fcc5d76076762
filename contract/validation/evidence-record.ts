import { z } from 'zod';
import { isPayment } from '#domain/validation/earlier-price.ts';
import {
  EVIDENCE_LEVELS,
  type EvidenceItem,
  INDEPENDENCE_KINDS,
  PROOF_GRADES,
  type Witnessed,
} from '#domain/validation/evidence.ts';
import { amountOfMoney } from '../figures.ts';
import { moment } from '../text.ts';

/** What the people of a line answered, where they were asked. */
const witnessed = z.object({
  confirmed: z.int(),
  denied: z.int(),
  networks: z.int(),
  fromOwnNetwork: z.int(),
  /** The same number is the same network in every line; what was kept before has none. */
  networkNumbers: z.array(z.int()).optional(),
  /** Of those who denied it: who did so before its words changed. */
  deniedEarlier: z.int().optional(),
}) satisfies z.ZodType<Witnessed>;

/** What the reply holds: the shapes of the rules (`domain/validation`), with what only the server knows. */
export const evidenceRecord = z.object({
  id: z.string(),
  assumptionId: z.string(),
  side: z.enum(['for', 'against']),
  level: z.enum(EVIDENCE_LEVELS),
  independence: z.enum(INDEPENDENCE_KINDS),
  /** What stands behind it: a file or a link makes it an artefact. */
  proof: z.enum(PROOF_GRADES),
  inSegment: z.boolean(),
  count: z.int(),
  date: z.string(),
  note: z.string(),
  link: z.string().optional(),
  file: z
    .object({ id: z.string(), name: z.string(), sha256: z.string(), mediaType: z.string(), bytes: z.int() })
    .optional(),
  observation: z.object({ id: z.string(), people: z.int(), paid: amountOfMoney.optional() }).optional(),
  witnessed: witnessed.optional(),
  /** The observation that it belongs to, with what only its founder reads; `revision` is the observation's. */
  observationId: z.string(),
  who: z.string(),
  howMet: z.string(),
  people: z.int(),
  /** The pitch that it was noted for, or last said to fit or not; none where there was no pitch. */
  notedFor: z.string().optional(),
  /** The price that was in force when it was noted, or that its founder says it was a part of; 0 where there was no price. */
  notedPrice: amountOfMoney.optional(),
  /** The price of which its founder says that this was no part. */
  answeredPrice: z.string().optional(),
  /** The price that was in force when it was noted, where its founder says that it was a part of a later one. */
  priceBefore: amountOfMoney.optional(),
  /** It does not fit that pitch, says its founder: it stays, and counts nowhere. */
  doesNotFit: z.literal(true).optional(),
  revision: z.int(),
  createdAt: moment,
  updatedAt: moment,
}) satisfies z.ZodType<EvidenceItem>;
export type EvidenceRecord = z.infer<typeof evidenceRecord>;

/** A line as reports and versions hold it: without what is for its founder alone, and without the server's own words. */
function toLine(record: EvidenceRecord): EvidenceItem {
  const { revision: _revision, createdAt: _created, updatedAt: _updated, ...shown } = record;
  const { observationId: _observationId, who: _who, howMet: _howMet, people: _people, ...own } = shown;
  const { notedFor: _notedFor, doesNotFit: _doesNotFit, answeredPrice: _answered, ...priced } = own;
  const { priceBefore: _before, notedPrice, ...line } = priced;
  return {
    ...line,
    ...(notedPrice && isPayment(line) && { notedPrice }),
    file: line.file && { id: line.file.id, name: line.file.name, sha256: line.file.sha256 },
  };
}

/** The ledger as reports and versions hold it: without what no longer fits the pitch. */
export const fittingLines = (records: readonly EvidenceRecord[]): EvidenceItem[] =>
  records.filter(({ doesNotFit }) => !doesNotFit).map(toLine);
