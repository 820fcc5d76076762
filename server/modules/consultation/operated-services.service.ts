import type { OperatedService, ServiceBody } from '#contract/consultation/admin-services.ts';
import { catalogueLimits } from '#contract/consultation/catalogue.ts';
import { AppError } from '#contract/errors.ts';
import type { Actor, Audit } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { toOperatedService, toServiceColumns } from './catalogue-view.ts';
import * as repo from './service.repo.ts';

export interface OperatedServicesDeps {
  clock: () => Date;
  audit: Audit;
}

/** The services as the operator keeps them. */
export function createOperatedServices({ clock, audit }: OperatedServicesDeps) {
  const note = (tx: Db, actor: Actor, action: string, subjectId: string, detail: Record<string, unknown>) =>
    audit(tx, { actor, action: `service.${action}`, subjectKind: 'service', subjectId, detail });

  async function read(db: Db, id: string): Promise<OperatedService> {
    const found = await repo.findService(db, id);
    if (!found) throw new AppError('SERVICE_UNKNOWN');
    return toOperatedService(found);
  }

  /** @throws SERVICE_UNKNOWN, RECORD_CHANGED. */
  async function update(tx: Db, id: string, version: number, set: Partial<repo.ServiceRow>): Promise<OperatedService> {
    const before = await read(tx, id);
    if (!(await repo.updateService(tx, id, version, set))) throw new AppError('RECORD_CHANGED');
    return before;
  }

  async function refuseOverLimit(tx: Db): Promise<void> {
    if ((await repo.countServices(tx)) >= catalogueLimits.services) throw new AppError('CATALOGUE_LIMIT');
  }

  return {
    async list(db: Db): Promise<OperatedService[]> {
      return (await repo.listAllServices(db, 2 * catalogueLimits.services)).map(toOperatedService);
    },

    /** @throws CATALOGUE_LIMIT, ADVISER_UNKNOWN. */
    async create(tx: Db, actor: Actor, body: ServiceBody): Promise<OperatedService> {
      await refuseOverLimit(tx);
      const now = clock();
      const id = newId(now);
      await repo.insertService(tx, { ...toServiceColumns(body), id, createdAt: now });
      await repo.replaceServiceAdvisers(tx, id, body.adviserIds);
      await note(tx, actor, 'create', id, { prices: body.prices, active: body.active });
      return read(tx, id);
    },

    /** @throws SERVICE_UNKNOWN, SERVICE_ARCHIVED when it would be active, RECORD_CHANGED, ADVISER_UNKNOWN. */
    async edit(tx: Db, actor: Actor, id: string, { version, ...body }: ServiceBody & { version: number }) {
      const before = await update(tx, id, version, toServiceColumns(body));
      await repo.replaceServiceAdvisers(tx, id, body.adviserIds);
      const after = await read(tx, id);
      await note(tx, actor, 'edit', id, { ...changes(before, after), version: after.version });
      return after;
    },

    /** Harmless to repeat with the newest version. @throws SERVICE_UNKNOWN, RECORD_CHANGED. */
    async archive(tx: Db, actor: Actor, id: string, version: number): Promise<OperatedService> {
      await update(tx, id, version, { archivedAt: clock(), active: false });
      await note(tx, actor, 'archive', id, {});
      return read(tx, id);
    },

    /** @throws SERVICE_UNKNOWN, RECORD_CHANGED, CATALOGUE_LIMIT. */
    async restore(tx: Db, actor: Actor, id: string, version: number): Promise<OperatedService> {
      if ((await read(tx, id)).archivedAt !== null) await refuseOverLimit(tx);
      await update(tx, id, version, { archivedAt: null });
      await note(tx, actor, 'restore', id, {});
      return read(tx, id);
    },
  };
}

export type OperatedServices = ReturnType<typeof createOperatedServices>;

/** Which fields changed, and from which prices to which: texts are not kept twice. */
function changes(before: OperatedService, after: OperatedService): Record<string, unknown> {
  const keys = (Object.keys(after) as (keyof OperatedService)[]).filter((key) => key !== 'version');
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return { changed, ...(changed.includes('prices') && { pricesBefore: before.prices, prices: after.prices }) };
}
