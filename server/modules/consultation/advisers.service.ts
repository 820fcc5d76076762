import type { z } from 'zod';
import type {
  addExceptions,
  createAdviser,
  HoursException,
  OperatedAdviser,
  saveHours,
} from '#contract/consultation/admin-advisers.ts';
import { catalogueLimits } from '#contract/consultation/catalogue.ts';
import { AppError } from '#contract/errors.ts';
import { DAY } from '#domain/scheduling/durations.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { listDays } from '#domain/time/days.ts';
import type { Actor, Audit } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import * as repo from './adviser.repo.ts';
import type { AvailabilityService } from './availability.service.ts';
import { toHoursException, toOperatedAdviser } from './catalogue-view.ts';
import type { AdviserRow } from './service.repo.ts';

export interface AdvisersDeps {
  clock: () => Date;
  audit: Audit;
  availability: AvailabilityService;
}

type AdviserBody = z.output<(typeof createAdviser)['body']>;
type ExceptionsBody = z.output<(typeof addExceptions)['body']>;
type Changed = { adviser: OperatedAdviser; outside: number };

/** The advisers, their weekly hours and the days that are different, as the operator keeps them. Bookings are never touched. */
export function createAdvisers({ clock, audit, availability }: AdvisersDeps) {
  async function withHours(db: Db, advisers: AdviserRow[]): Promise<OperatedAdviser[]> {
    const ids = advisers.map(({ id }) => id);
    const now = clock().getTime();
    const days = { from: zonedDay(now - DAY, 'UTC'), to: '2099-12-31' };
    const hours = Map.groupBy(await repo.listHours(db, ids), ({ adviserId }) => adviserId);
    const exceptions = Map.groupBy(await repo.listExceptions(db, ids, days), ({ adviserId }) => adviserId);
    return advisers.map((adviser) => {
      const today = zonedDay(now, adviser.zone);
      const coming = (exceptions.get(adviser.id) ?? []).filter(({ day }) => day >= today);
      return toOperatedAdviser(adviser, hours.get(adviser.id) ?? [], coming);
    });
  }

  /** @throws ADVISER_UNKNOWN. */
  async function lock(tx: Db, ids: readonly string[]): Promise<AdviserRow[]> {
    const locked = await repo.lockAdvisers(tx, ids);
    if (locked.length < ids.length) throw new AppError('ADVISER_UNKNOWN');
    return locked;
  }

  /** @throws ADVISER_UNKNOWN, RECORD_CHANGED. */
  async function update(tx: Db, id: string, version: number, set: Partial<AdviserRow>): Promise<void> {
    await lock(tx, [id]);
    if (!(await repo.updateAdviser(tx, id, version, set))) throw new AppError('RECORD_CHANGED');
  }

  async function readChanged(tx: Db, id: string): Promise<Changed> {
    const rows = await repo.findAdvisers(tx, [id]);
    const [adviser] = await withHours(tx, rows);
    if (!adviser) throw new AppError('ADVISER_UNKNOWN');
    return { adviser, outside: await availability.countOutside(tx, rows) };
  }

  const note = (tx: Db, actor: Actor, action: string, subjectId: string, detail: Record<string, unknown>) =>
    audit(tx, { actor, action: `adviser.${action}`, subjectKind: 'adviser', subjectId, detail });

  return {
    async list(db: Db): Promise<OperatedAdviser[]> {
      return withHours(db, await repo.listAdvisers(db, catalogueLimits.advisers));
    },

    /** @throws CATALOGUE_LIMIT. */
    async create(tx: Db, actor: Actor, body: AdviserBody): Promise<OperatedAdviser> {
      if ((await repo.countAdvisers(tx)) >= catalogueLimits.advisers) throw new AppError('CATALOGUE_LIMIT');
      const now = clock();
      const id = newId(now);
      await repo.insertAdviser(tx, { ...body, id, createdAt: now });
      await note(tx, actor, 'create', id, { zone: body.zone, active: body.active });
      return (await readChanged(tx, id)).adviser;
    },

    /** @throws ADVISER_UNKNOWN, RECORD_CHANGED. */
    async edit(tx: Db, actor: Actor, id: string, { version, ...body }: AdviserBody & { version: number }) {
      await update(tx, id, version, body);
      const { zone, dailyLimit, active } = body;
      await note(tx, actor, 'edit', id, { zone, dailyLimit, active, version: version + 1 });
      return readChanged(tx, id);
    },

    /** @throws ADVISER_UNKNOWN, RECORD_CHANGED. */
    async saveHours(tx: Db, actor: Actor, id: string, body: z.output<(typeof saveHours)['body']>): Promise<Changed> {
      await update(tx, id, body.version, {});
      const rows = body.hours.flatMap(({ weekday, spans }) =>
        spans.map((span) => ({ adviserId: id, weekday, ...span })),
      );
      await repo.replaceHours(tx, id, rows);
      await note(tx, actor, 'save-hours', id, { hours: body.hours, version: body.version + 1 });
      return readChanged(tx, id);
    },

    /** Days that are exceptions already stay as they are. @throws ADVISER_UNKNOWN, CATALOGUE_LIMIT, REQUEST_INVALID. */
    async addExceptions(tx: Db, actor: Actor, { applyTo, from, to, spans, reason }: ExceptionsBody) {
      const advisers = await lock(tx, applyTo);
      const createdAt = clock();
      if (advisers.every(({ zone }) => to < zonedDay(createdAt.getTime(), zone)))
        throw new AppError('REQUEST_INVALID', { fields: { to: 'Choose a day that is not past.' } });
      const rows = applyTo.flatMap((adviserId) =>
        listDays(from, to).map((day) => ({ id: newId(createdAt), adviserId, day, spans, reason, createdAt })),
      );
      const added = await repo.insertExceptions(tx, rows);
      const coming = await withHours(tx, advisers);
      if (coming.some((one) => one.exceptions.length > catalogueLimits.exceptions))
        throw new AppError('CATALOGUE_LIMIT');
      await repo.bumpAdvisers(tx, applyTo);
      for (const adviserId of applyTo) await note(tx, actor, 'add-exceptions', adviserId, { from, to, spans });
      return {
        added: added.map(toHoursException).sort(inOrder),
        kept: rows.length - added.length,
        outside: await availability.countOutside(tx, advisers),
      };
    },

    /** @throws EXCEPTION_UNKNOWN. */
    async removeException(tx: Db, actor: Actor, id: string): Promise<{ outside: number }> {
      // The adviser before the day, as when days are added, so that nobody waits in a circle.
      const adviserId = await repo.findExceptionAdviser(tx, id);
      if (adviserId) await lock(tx, [adviserId]);
      const removed = await repo.deleteException(tx, id);
      if (!adviserId || !removed) throw new AppError('EXCEPTION_UNKNOWN');
      const { day } = removed;
      await repo.bumpAdvisers(tx, [adviserId]);
      await note(tx, actor, 'remove-exception', adviserId, { day });
      return { outside: (await readChanged(tx, adviserId)).outside };
    },
  };
}

export type AdvisersService = ReturnType<typeof createAdvisers>;

const inOrder = (a: HoursException, b: HoursException) =>
  a.day.localeCompare(b.day) || a.adviserId.localeCompare(b.adviserId);
