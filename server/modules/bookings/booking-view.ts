import type { Booking } from '#contract/bookings/bookings.ts';
import {
  type BookingFacts,
  moveUntil,
  refundOfCancel,
  refundUntil,
  whyNotMovable,
} from '#domain/consultation/booking-rules.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import type { BookableAdviser, BookableService, Catalogue } from '../../between-modules.ts';
import type { Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { BookingRow, BookingWithEvents } from './booking.repo.ts';

const minute = 60_000;
/** The meeting can be joined this long before it begins. */
const joinBefore = 15 * minute;

/** What a booking is charged with: itself, or the quote that it belongs to; null where nothing is charged. */
export function chargedSubject({
  id,
  invoiceId,
  quoteId,
}: Pick<BookingRow, 'id' | 'invoiceId' | 'quoteId'>): Subject | null {
  if (quoteId) return { kind: 'quote', id: quoteId };
  return invoiceId ? { kind: 'booking', id } : null;
}

/** What the rules of domain/consultation ask of a booking. */
export function toFacts(row: BookingRow): BookingFacts {
  const { stage, moves, moveNoticeHours, maxMoves, cancelNoticeHours } = row;
  const terms = { moveNoticeHours, maxMoves, cancelNoticeHours };
  return {
    stage,
    moves,
    terms,
    startsAt: row.startsAt.getTime(),
    refundUntil: row.refundUntil?.getTime() ?? null,
    isPriced: chargedSubject(row) !== null,
  };
}

/** Bookings as their founder sees them: services and advisers are read once each. */
export async function toBookings(
  catalogue: Catalogue,
  db: Db,
  all: BookingWithEvents[],
  now: Date,
): Promise<Booking[]> {
  const { services, advisers } = await readNames(
    catalogue,
    db,
    all.map(({ row }) => row),
  );
  return all.map((whole) =>
    toBooking(whole, services.get(whole.row.serviceId), advisers.get(whole.row.adviserId), now),
  );
}

type Named = { serviceId: string; adviserId: string | null };

/** The services and advisers of some bookings or waitlist entries, by id: each service is read once, however many rows name it. */
export async function readNames(catalogue: Catalogue, db: Db, rows: Named[]) {
  const services = new Map<string, BookableService>();
  for (const id of new Set(rows.map(({ serviceId }) => serviceId))) {
    const service = await catalogue.readBookable(db, id);
    if (service) services.set(id, service);
  }
  const found = await catalogue.findAdvisers(db, [...new Set(rows.flatMap(({ adviserId }) => adviserId ?? []))]);
  return { services, advisers: new Map(found.map((adviser) => [adviser.id, adviser])) };
}

/** The parts of a booking that both the founder's and the operator's lists show. */
export function toEntryFields(row: BookingRow, service?: BookableService, adviser?: BookableAdviser) {
  const { priceMinor, priceCurrency } = row;
  return {
    id: row.id,
    status: row.status,
    stage: row.stage,
    service: {
      id: row.serviceId,
      title: service?.title ?? '',
      minutes: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / minute),
    },
    adviser: {
      id: row.adviserId,
      name: adviser?.name ?? '',
      title: adviser?.title ?? '',
      zone: adviser?.zone ?? 'UTC',
    },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    price: priceMinor && priceCurrency ? { amountMinor: priceMinor, currency: priceCurrency } : null,
    invoiceId: row.invoiceId,
    topic: row.topic,
  };
}

function taxOf({ prices: [price] }: BookingRow): Booking['tax'] {
  return price?.tax ? { percent: price.tax.percent } : null;
}

function toBooking(
  { row, events, links }: BookingWithEvents,
  service: BookableService | undefined,
  adviser: BookableAdviser | undefined,
  now: Date,
): Booking {
  const facts = toFacts(row);
  const until = moveUntil(facts);
  const can = abilities(row, service, now);
  return {
    ...toEntryFields(row, service, adviser),
    zone: row.zone,
    isOffer: row.isOffer,
    needsConfirmation: row.needsConfirmation,
    prices: row.prices.map(({ amountMinor, currency }) => ({ amountMinor, currency })),
    tax: taxOf(row),
    method: row.method,
    sequence: row.sequence,
    rules: {
      movesLeft: Math.max(0, row.maxMoves - row.moves),
      moveUntil: until === null ? null : new Date(until).toISOString(),
      refundUntil: new Date(refundUntil(facts)).toISOString(),
    },
    meeting: row.stage === 'confirmed' ? (service?.meeting ?? null) : null,
    notes: row.notes,
    phone: row.phone,
    ownNote: row.ownNote,
    outcome: row.outcomeKind && {
      kind: row.outcomeKind,
      notes: row.outcomeNotes ?? '',
      links: links.map(({ kind, targetId, documentId, label }) => ({ kind, id: targetId, documentId, label })),
    },
    cancellation: toCancellation(row),
    refund: can.cancel ? refundOfCancel(facts, now.getTime()) : null,
    events: events.map(({ number, at, kind, by, startsAt, note }) => ({
      number,
      at: at.toISOString(),
      kind,
      by,
      startsAt: startsAt.toISOString(),
      note,
    })),
    can,
  };
}

function abilities(row: BookingRow, service: BookableService | undefined, now: Date): Booking['can'] {
  const isHeld = hasHold(row.stage);
  const isConfirmed = row.stage === 'confirmed';
  const isAhead = row.startsAt > now;
  const isAwaited = row.stage === 'awaiting_transfer' || row.stage === 'awaiting_confirmation';
  const tookPlace = row.outcomeKind === 'held';
  return {
    confirm: isHeld && row.holdExpiresAt !== null && row.holdExpiresAt > now && isAhead,
    release: isHeld,
    move: isConfirmed && whyNotMovable(toFacts(row), now.getTime()) === null && isAhead,
    cancel: (isConfirmed || isAwaited) && isAhead,
    join:
      isConfirmed &&
      service?.meeting.kind === 'link' &&
      now.getTime() >= row.startsAt.getTime() - joinBefore &&
      now < row.endsAt,
    linkOutcome: tookPlace,
    leaveNote: tookPlace,
  };
}

function toCancellation({ cancelledAt, cancelledBy, cancelledWhy, cancelReason, refund }: BookingRow) {
  if (!cancelledAt || !cancelledBy || !cancelledWhy) return null;
  return { at: cancelledAt.toISOString(), by: cancelledBy, why: cancelledWhy, reason: cancelReason ?? '', refund };
}
