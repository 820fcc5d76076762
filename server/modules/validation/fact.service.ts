import type { HeldFile } from '#contract/readiness/readiness.ts';
import type { IdeaFacts } from '#domain/readiness/facts.ts';
import { utcDay } from '#domain/time/today.ts';
import { factsOfIdea } from '#domain/validation/idea-facts.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { listEvidenceOf } from './evidence.repo.ts';
import { findIdeas, listImportanceEditsOf, listOwnAssumptionsOf } from './idea.repo.ts';
import { toSnapshot, type ValidationDeps } from './idea-store.ts';
import { listTestRecordsOf } from './test-card.repo.ts';

/** The ideas changed last speak for the founder: nobody works on more at once. */
const mostIdeas = 50;

/** What other modules may know of a founder's ideas: entered here once, read there. */
export interface ValidationFacts {
  ideas: IdeaFacts[];
  /** The newest first. */
  files: HeldFile[];
}

export function createFactService({ clock, store }: ValidationDeps) {
  return {
    /** The facts of a founder's ideas, in one query a table however many there are. */
    async readFacts(db: Db, scope: OwnerScope): Promise<ValidationFacts> {
      const entries = await store.listOf(db, scope, 'validation', mostIdeas);
      if (entries.length === 0) return { ideas: [], files: [] };
      const ids = entries.map(({ id }) => id);
      const rows = await findIdeas(db, scope, ids);
      const edits = await listImportanceEditsOf(db, ids);
      const own = await listOwnAssumptionsOf(db, ids);
      const evidence = await listEvidenceOf(db, scope, ids);
      const tests = await listTestRecordsOf(db, ids);
      const ideas = rows.map(({ id, intake }) => {
        const work = {
          intake,
          importanceEdits: edits.get(id) ?? [],
          ownAssumptions: own.get(id) ?? [],
          evidence: evidence.get(id) ?? [],
          testCards: tests.get(id) ?? [],
          decisions: [],
        };
        const snapshot = toSnapshot(work, utcDay(clock()));
        return factsOfIdea(id, snapshot, buildReport(snapshot));
      });
      const files = entries.flatMap(({ id: ideaId, name: ideaName }) =>
        (evidence.get(ideaId) ?? []).flatMap(({ id: evidenceId, note, file, createdAt }) =>
          file ? [{ createdAt, held: { evidenceId, ideaId, ideaName, note, ...withoutId(file) } }] : [],
        ),
      );
      files.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
      return { ideas, files: files.map(({ held }) => held) };
    },
  };
}

export type FactService = ReturnType<typeof createFactService>;

function withoutId<T extends { id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> {
  return rest;
}
