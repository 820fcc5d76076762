import type { HeldFile } from '#contract/readiness/readiness.ts';
import type { IdeaFacts } from '#domain/readiness/facts.ts';
import { utcDay } from '#domain/time/today.ts';
import { factsOfIdea } from '#domain/validation/idea-facts.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { findIdeas, listImportanceEditsOf, listOwnAssumptionsOf } from './idea.repo.ts';
import { toSnapshot, type ValidationDeps } from './idea-store.ts';
import { listEvidenceOf } from './observation.repo.ts';
import { listTestRecordsOf } from './test-card.repo.ts';

/** What other modules may know of one idea: entered here once, read there. */
export interface ValidationFacts {
  /** That idea, or nothing where it is deleted. */
  ideas: IdeaFacts[];
  /** The newest first. */
  files: HeldFile[];
}

export function createFactService({ clock, store }: ValidationDeps) {
  return {
    /** The facts of one idea, and of no other, in one query a table. */
    async readFacts(db: Db, scope: OwnerScope, ideaId: string | null): Promise<ValidationFacts> {
      const entry = ideaId === null ? undefined : await store.find(db, scope, ideaId);
      const [row] = entry ? await findIdeas(db, scope, [entry.id]) : [];
      if (!entry || !row) return { ideas: [], files: [] };
      const { id, name: ideaName } = entry;
      const evidence = (await listEvidenceOf(db, scope, [id])).get(id) ?? [];
      const work = {
        intake: row.intake,
        importanceEdits: (await listImportanceEditsOf(db, [id])).get(id) ?? [],
        ownAssumptions: (await listOwnAssumptionsOf(db, [id])).get(id) ?? [],
        evidence,
        testCards: (await listTestRecordsOf(db, [id])).get(id) ?? [],
        decisions: [],
        heldImportance: row.heldImportance,
      };
      const snapshot = toSnapshot(work, utcDay(clock()));
      const fitting = evidence.filter(({ doesNotFit }) => !doesNotFit);
      const each = new Map(fitting.map((line) => [line.observationId, line])).values();
      const files = [...each].flatMap(({ observationId: evidenceId, note, file, createdAt }) =>
        file ? [{ createdAt, held: { evidenceId, ideaId: id, ideaName, note, ...withoutId(file) } }] : [],
      );
      files.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
      return { ideas: [factsOfIdea(id, snapshot, buildReport(snapshot))], files: files.map(({ held }) => held) };
    },
  };
}

export type FactService = ReturnType<typeof createFactService>;

function withoutId<T extends { id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> {
  return rest;
}
