import type { DocumentType } from '#contract/documents/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { FactLine } from '#domain/narratives/facts.ts';
import { type NarrativePrompt, pastedFacts } from '#domain/narratives/prompt.ts';
import { type NarrativeSource, usesFrom } from '#domain/narratives/uses.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { ReadPreferences } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { AiPort } from '../../ports/ai/port.ts';
import type { ReportKey } from './narrative.repo.ts';
import { makePrompt } from './requests.ts';

/** What another module lets the AI be told of one version, or of one part of it: one fact a line. */
export interface Facts {
  source: NarrativeSource;
  facts: readonly FactLine[];
}

/** Reads them for their owner only. @throws the module's own 404. */
export type ReadFacts = (db: Db, scope: OwnerScope, key: ReportKey) => Promise<Facts>;

export interface NarrativeDeps {
  clock: () => Date;
  /** Undefined where no provider is configured. */
  ai: AiPort | undefined;
  readPreferences: ReadPreferences;
  jobs: Pick<Jobs, 'enqueue'>;
  documents: { find(db: Db, scope: OwnerScope, id: string): Promise<{ type: DocumentType } | undefined> };
  /** The documents whose versions can have AI words. */
  kinds: readonly { types: readonly DocumentType[]; readFacts: ReadFacts }[];
}

/** The requests that a version can have, one for each use. @throws DOCUMENT_UNKNOWN, NARRATIVE_USE_UNKNOWN or the module's 404. */
export async function makePrompts(
  deps: NarrativeDeps,
  db: Db,
  scope: OwnerScope,
  key: ReportKey,
): Promise<NarrativePrompt[]> {
  const type = await typeOf(deps, db, scope, key.documentId);
  const kind = deps.kinds.find(({ types }) => types.includes(type));
  if (!kind) throw new AppError('NARRATIVE_USE_UNKNOWN');
  const { source, facts } = await kind.readFacts(db, scope, key);
  return usesFrom(source).map((use) => makePrompt(use, facts));
}

/** The request for a pasted text, which only an idea's intake can use. */
export async function makePastePrompt(
  deps: NarrativeDeps,
  db: Db,
  scope: OwnerScope,
  documentId: string,
  text: string,
) {
  await requireIdea(deps, db, scope, documentId);
  return makePrompt('intake_fields', pastedFacts(text));
}

/** @throws DOCUMENT_UNKNOWN also for somebody else's; NARRATIVE_USE_UNKNOWN for a document of another kind. */
export async function requireIdea(deps: NarrativeDeps, db: Db, scope: OwnerScope, documentId: string): Promise<void> {
  if ((await typeOf(deps, db, scope, documentId)) !== 'validation') throw new AppError('NARRATIVE_USE_UNKNOWN');
}

/** @throws DOCUMENT_UNKNOWN also for somebody else's. */
export async function typeOf(
  deps: NarrativeDeps,
  db: Db,
  scope: OwnerScope,
  documentId: string,
): Promise<DocumentType> {
  const entry = await deps.documents.find(db, scope, documentId);
  if (!entry) throw new AppError('DOCUMENT_UNKNOWN');
  return entry.type;
}

/** The AI, where there is one and its owner lets it be asked about their documents. */
export async function findAi(deps: NarrativeDeps, db: Db, { uid }: OwnerScope): Promise<AiPort | undefined> {
  return deps.ai && (await deps.readPreferences(db, uid)).ai ? deps.ai : undefined;
}

/** @throws AI_NOT_CONFIGURED, AI_TURNED_OFF. */
export async function requireAi(deps: NarrativeDeps, db: Db, scope: OwnerScope): Promise<AiPort> {
  const ai = await findAi(deps, db, scope);
  if (!ai) throw new AppError(deps.ai ? 'AI_TURNED_OFF' : 'AI_NOT_CONFIGURED');
  return ai;
}
