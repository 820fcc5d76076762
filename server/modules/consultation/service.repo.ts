import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { advisers, serviceAdvisers, services } from './tables.ts';

export type ServiceRow = typeof services.$inferSelect;
export type AdviserRow = typeof advisers.$inferSelect;
/** A service with its advisers in order of their names, active or not. */
export type StaffedService = { service: ServiceRow; advisers: AdviserRow[] };

const bookable = and(eq(services.active, true), isNull(services.archivedAt));

/** In the operator's order. */
export async function listActiveServices(db: Db, limit: number): Promise<StaffedService[]> {
  const order = [asc(services.position), asc(services.id)];
  return withAdvisers(
    db,
    await db
      .select()
      .from(services)
      .where(bookable)
      .orderBy(...order)
      .limit(limit),
  );
}

/** In the operator's order, archived ones last. */
export async function listAllServices(db: Db, limit: number): Promise<StaffedService[]> {
  const order = [sql`${services.archivedAt} is not null`, asc(services.position), asc(services.id)];
  return withAdvisers(
    db,
    await db
      .select()
      .from(services)
      .orderBy(...order)
      .limit(limit),
  );
}

export async function findService(db: Db, id: string): Promise<StaffedService | undefined> {
  return (await withAdvisers(db, await db.select().from(services).where(eq(services.id, id))))[0];
}

export async function countServices(db: Db): Promise<number> {
  const [row] = await db.select({ value: count() }).from(services).where(isNull(services.archivedAt));
  return row?.value ?? 0;
}

export async function insertService(db: Db, row: typeof services.$inferInsert): Promise<void> {
  await db.insert(services).values(row);
}

/** @returns whether it was still the version that was read. */
export async function updateService(db: Db, id: string, version: number, set: Partial<ServiceRow>): Promise<boolean> {
  const changed = await db
    .update(services)
    .set({ ...set, version: version + 1 })
    .where(and(eq(services.id, id), eq(services.version, version)))
    .returning({ id: services.id });
  return changed.length === 1;
}

export async function replaceServiceAdvisers(db: Db, serviceId: string, adviserIds: readonly string[]): Promise<void> {
  await db.delete(serviceAdvisers).where(eq(serviceAdvisers.serviceId, serviceId));
  if (adviserIds.length > 0)
    await db.insert(serviceAdvisers).values(adviserIds.map((adviserId) => ({ serviceId, adviserId })));
}

/** One query whatever the number of services. */
async function withAdvisers(db: Db, rows: ServiceRow[]): Promise<StaffedService[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const staff = await db
    .select({ serviceId: serviceAdvisers.serviceId, adviser: advisers })
    .from(serviceAdvisers)
    .innerJoin(advisers, eq(advisers.id, serviceAdvisers.adviserId))
    .where(inArray(serviceAdvisers.serviceId, ids))
    .orderBy(asc(advisers.name), asc(advisers.id));
  const byService = Map.groupBy(staff, ({ serviceId }) => serviceId);
  return rows.map((service) => ({
    service,
    advisers: (byService.get(service.id) ?? []).map(({ adviser }) => adviser),
  }));
}
