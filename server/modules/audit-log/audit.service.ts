import type { z } from 'zod';
import type { AuditEntry, auditQuery } from '#contract/audit-log/audit-log.ts';
import { paginate } from '#domain/pagination.ts';
import type { Audit, ListActors } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './audit.repo.ts';

/** The log of what operators did. Nothing changes or removes an entry. */
export function createAuditService({ clock }: { clock: () => Date }) {
  const audit: Audit = (tx, { actor, action, subjectKind, subjectId, detail = {} }) =>
    repo.insertEntry(tx, {
      at: clock(),
      actorUid: actor.uid,
      actorName: actor.name,
      action,
      subjectKind,
      subjectId,
      detail,
    });
  const listActors: ListActors = async (db, _scope, actions, subjectIds) => {
    const entries = await repo.listOfSubjects(db, actions, subjectIds);
    return new Map(
      entries.map(({ subjectId, actorUid, actorName }) => [subjectId, { uid: actorUid, name: actorName }]),
    );
  };
  return {
    audit,
    listActors,
    async list(db: Db, query: z.output<typeof auditQuery>) {
      const { pageSize } = query;
      const total = await repo.countEntries(db, query);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listEntries(db, query, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: rows.map(toEntry), total, page, pageSize };
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;

function toEntry(row: Awaited<ReturnType<typeof repo.listEntries>>[number]): AuditEntry {
  const { id, at, actorUid, actorName, ...rest } = row;
  return { id: String(id), at: at.toISOString(), actor: { uid: actorUid, name: actorName }, ...rest };
}
