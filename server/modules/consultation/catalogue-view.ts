import type { HoursException, OperatedAdviser } from '#contract/consultation/admin-advisers.ts';
import type { OperatedService, ServiceBody } from '#contract/consultation/admin-services.ts';
import type { ServiceCard } from '#contract/consultation/consultation.ts';
import type { SessionRules } from '#domain/scheduling/availability.ts';
import type { BookableAdviser, BookableService } from '../../between-modules.ts';
import type { ReadTax } from '../../charging.ts';
import type { ExceptionRow, HoursRow } from './adviser.repo.ts';
import type { AdviserRow, ServiceRow, StaffedService } from './service.repo.ts';

/** What founders see: whole prices with tax, of the meeting only its kind, of the advisers only who is active. */
export function toServiceCard(
  { service, advisers }: StaffedService,
  nextFreeAt: number | null,
  tax: Awaited<ReturnType<ReadTax>>,
): ServiceCard {
  const { NGN, USD } = toPrices(service);
  return {
    id: service.id,
    title: service.title,
    description: service.description,
    bulletPoints: service.bulletPoints,
    minutes: service.minutes,
    prices: { NGN: NGN + tax.on(NGN), USD: USD + tax.on(USD) },
    tax: tax.percent === null ? null : { percent: tax.percent },
    advisers: advisers.filter(({ active }) => active).map(({ id, name, title, bio }) => ({ id, name, title, bio })),
    rules: toRules(service),
    needsConfirmation: service.needsConfirmation,
    meetingPlace: service.meeting.kind,
    nextFreeAt: nextFreeAt === null ? null : new Date(nextFreeAt).toISOString(),
  };
}

export function toBookableService({ service, advisers }: StaffedService): BookableService {
  const { cancelNoticeHours, moveNoticeHours, maxMoves } = service;
  return {
    id: service.id,
    title: service.title,
    active: service.active && service.archivedAt === null,
    session: toSession(service),
    prices: toPrices(service),
    changes: { cancelNoticeHours, moveNoticeHours, maxMoves },
    needsConfirmation: service.needsConfirmation,
    meeting: service.meeting,
    advisers: advisers.map(toBookableAdviser),
  };
}

export function toBookableAdviser({ id, name, title, email, zone, active }: AdviserRow): BookableAdviser {
  return { id, name, title, email, zone, active };
}

/** What a service asks of a time. */
export function toSession(service: ServiceRow): SessionRules {
  const { minutes, stepMinutes, bufferBeforeMinutes, bufferAfterMinutes, minimumNoticeHours, horizonDays } = service;
  return { minutes, stepMinutes, bufferBeforeMinutes, bufferAfterMinutes, minimumNoticeHours, horizonDays };
}

export function toOperatedService({ service, advisers }: StaffedService): OperatedService {
  return {
    id: service.id,
    title: service.title,
    description: service.description,
    bulletPoints: service.bulletPoints,
    minutes: service.minutes,
    stepMinutes: service.stepMinutes,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    prices: toPrices(service),
    rules: toRules(service),
    needsConfirmation: service.needsConfirmation,
    meeting: service.meeting,
    active: service.active,
    position: service.position,
    adviserIds: advisers.map(({ id }) => id),
    version: service.version,
    archivedAt: service.archivedAt?.toISOString() ?? null,
  };
}

/** The columns that an operator's form fills. */
export function toServiceColumns({ prices, rules, adviserIds: _apart, ...body }: ServiceBody) {
  return { ...body, ...rules, priceNgnMinor: prices.NGN, priceUsdMinor: prices.USD };
}

export function toOperatedAdviser(adviser: AdviserRow, hours: HoursRow[], exceptions: ExceptionRow[]): OperatedAdviser {
  const { createdAt: _createdAt, ...fields } = adviser;
  const byDay = Map.groupBy(hours, ({ weekday }) => weekday);
  return {
    ...fields,
    hours: [...byDay].map(([weekday, rows]) => ({
      weekday,
      spans: rows.map(({ fromMinute, toMinute }) => ({ fromMinute, toMinute })),
    })),
    exceptions: exceptions.map(toHoursException),
  };
}

export function toHoursException({ id, adviserId, day, spans, reason }: ExceptionRow): HoursException {
  return { id, adviserId, day, spans, reason };
}

function toPrices({ priceNgnMinor, priceUsdMinor }: ServiceRow) {
  return { NGN: priceNgnMinor, USD: priceUsdMinor };
}

function toRules(service: ServiceRow): ServiceCard['rules'] {
  const { minimumNoticeHours, horizonDays, cancelNoticeHours, moveNoticeHours, maxMoves } = service;
  return { minimumNoticeHours, horizonDays, cancelNoticeHours, moveNoticeHours, maxMoves };
}
