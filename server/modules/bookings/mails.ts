import type { ReminderKind } from '#domain/consultation/reminders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { showTimeInLine } from '#domain/scheduling/show-time.ts';
import type { BookableAdviser, BookableService } from '../../between-modules.ts';
import type { Invoice } from '../../charging.ts';
import { type MailContent, type NamedLink, renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { BookingRow } from './booking.repo.ts';
import { placeOf } from './calendar.ts';

/** All that a mail about a booking may say. */
export interface MailFacts {
  row: BookingRow;
  service: BookableService;
  adviser: BookableAdviser;
  founder: { name: string; email: string };
  /** The booking's page, for the founder. */
  url: string;
}

/** What a mail tells of. `moved` says from when. */
export type BookingNotice =
  | { kind: 'offered' | 'awaiting' | 'confirmed' | 'place_changed' | 'completed' }
  /** With what billing says of the transfer. */
  | { kind: 'unpaid'; said: string }
  /** With its invoice as it was when it ended. */
  | { kind: 'cancelled'; invoice: Invoice | undefined }
  | { kind: 'moved'; from: { startsAt: Date; endsAt: Date }; by: 'founder' | 'operator'; reason?: string }
  | { kind: 'reminder'; reminder: ReminderKind };

type Words = Pick<MailContent, 'subject'> & { says: string; more?: string[]; action: string };

/** To the founder. */
export function founderMail(facts: MailFacts, notice: BookingNotice): Mail {
  const { row, service, adviser, founder, url } = facts;
  const { subject, says, more = [], action } = founderWords(facts, notice);
  const place = row.stage === 'confirmed' ? [where(facts)] : [];
  const mail = renderMail({
    subject,
    heading: `Hello ${founder.name}`,
    paragraphs: [
      says,
      ...times(row, ['Your time', row.zone], [`${adviser.name}’s time`, adviser.zone]),
      ...place,
      ...more,
    ],
    action: { label: action, url },
    notes: [`“${service.title}” with ${adviser.name}, ${minutesOf(row)} minutes.`],
  });
  return { to: founder.email, ...mail };
}

/** To the adviser, who needs no account. */
export function adviserMail(facts: MailFacts, notice: BookingNotice): Mail {
  const { row, service, adviser, founder } = facts;
  const what = `“${service.title}” with ${founder.name}`;
  const isGone = row.status === 'cancelled';
  const said = isGone
    ? {
        subject: `Cancelled: ${what}`,
        says: notice.kind === 'moved' ? `Another adviser takes ${what}.` : `${what} is cancelled.`,
      }
    : notice.kind === 'moved'
      ? {
          subject: `Moved: ${what}`,
          says: `${what} has moved. It was ${showTimeInLine(notice.from.startsAt, adviser.zone)}.`,
        }
      : notice.kind === 'place_changed'
        ? {
            subject: `${placeWords(service).subject}: ${what}`,
            says: `${what}: ${placeWords(service).says} The time stays as it was.`,
          }
        : notice.kind === 'reminder'
          ? { subject: `Reminder: ${what}`, says: `${what} is coming up.` }
          : { subject: `Booked: ${what}`, says: `${what} is booked.` };
  const when = times(row, ['Your time', adviser.zone], [`${founder.name}’s time`, row.zone]);
  const about = [...(row.topic ? [`Topic: ${row.topic}`] : []), ...(row.notes ? [row.notes] : [])];
  const mail = renderMail({
    subject: said.subject,
    heading: `Hello ${adviser.name}`,
    paragraphs: [said.says, ...when, ...(isGone ? [] : [where(facts), ...about])],
    notes: [`${minutesOf(row)} minutes. You can write to ${founder.name} at ${founder.email}.`],
  });
  return { to: adviser.email, ...mail };
}

function where({ row, service }: MailFacts): string | NamedLink {
  const { meeting } = service;
  return meeting.kind === 'link' ? { label: 'Where', url: meeting.url } : `Where: ${placeOf(row, service)}`;
}

const minutesOf = ({ startsAt, endsAt }: BookingRow) => Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** The time by both people's clocks, each zone named; once where they have the same. */
function times(row: BookingRow, ...clocks: [whose: string, zone: string][]): string[] {
  const zones = new Set(clocks.map(([, zone]) => zone));
  if (zones.size === 1) return [...zones].map((zone) => `When: ${showTimeInLine(row.startsAt, zone)}`);
  return clocks.map(([whose, zone]) => `${whose}: ${showTimeInLine(row.startsAt, zone)}`);
}

function founderWords(facts: MailFacts, notice: BookingNotice): Words {
  const { row, service, adviser } = facts;
  const what = `“${service.title}” with ${adviser.name}`;
  if (notice.kind === 'offered')
    return {
      subject: `A time is free: ${service.title}`,
      says: `A time became free that you wait for. It is held for you until ${showTimeInLine(row.holdExpiresAt ?? row.startsAt, row.zone)}.`,
      more: ['If you do not confirm it by then, it is offered to the next person and your place on the list ends.'],
      action: 'See the time and confirm it',
    };
  if (notice.kind === 'awaiting')
    return {
      subject: `We have your request: ${service.title}`,
      says:
        row.stage === 'awaiting_transfer'
          ? `The time stays yours while we look for your transfer. We write to you as soon as it has come.`
          : `The time stays yours while we look at your request. We write to you as soon as it is confirmed.`,
      action: 'See the booking',
    };
  if (notice.kind === 'unpaid')
    return {
      subject: `Your transfer was not found: ${service.title}`,
      says: `We could not find your transfer. The time is held for you until ${showTimeInLine(row.holdExpiresAt ?? row.startsAt, row.zone)}.`,
      more: [
        notice.said,
        'If the money left your account, do not pay again: say so by then, and we look again. If it did not, pay by then to keep the time, or let it go.',
      ],
      action: 'Pay, or let the time go',
    };
  if (notice.kind === 'moved')
    return {
      subject: `Moved: ${service.title}`,
      says: `Your session has moved. It was ${showTimeInLine(notice.from.startsAt, row.zone)}.`,
      more: [...(notice.reason ? [`The reason: ${notice.reason}`] : []), 'The price does not change.'],
      action: 'See the booking',
    };
  if (notice.kind === 'place_changed')
    return {
      subject: `${placeWords(service).subject}: ${service.title}`,
      says: `${placeWords(service).says} The time stays as it was.`,
      action: 'See the booking',
    };
  if (notice.kind === 'reminder')
    return {
      subject: `${notice.reminder === 'hour' ? 'Within the hour' : 'Within a day'}: ${service.title}`,
      says: `${what} is coming up.`,
      action: 'See the booking',
    };
  if (notice.kind === 'completed')
    return {
      subject:
        row.outcomeKind === 'founder_absent'
          ? `You were missed: ${service.title}`
          : `What came of it: ${service.title}`,
      says:
        row.outcomeKind === 'founder_absent'
          ? 'The session was noted as missed. Its price is not refunded.'
          : `${what} took place.`,
      more: row.outcomeNotes ? [row.outcomeNotes] : [],
      action: 'See the booking',
    };
  if (notice.kind === 'cancelled') return cancelledWords(facts, notice.invoice);
  return { subject: `Booked: ${service.title}`, says: `${what} is booked.`, action: 'See, move or cancel the booking' };
}

/** What is new about where a session takes place. */
function placeWords({ meeting }: BookableService): { subject: string; says: string } {
  if (meeting.kind === 'link')
    return { subject: 'New link', says: 'The link to the session has changed: please use the new one.' };
  if (meeting.kind === 'place') return { subject: 'New place', says: 'The session takes place somewhere else now.' };
  return { subject: 'By phone now', says: 'The session is by phone now.' };
}

function cancelledWords({ row, service, adviser }: MailFacts, invoice: Invoice | undefined): Words {
  const says = {
    rejected: 'We could not confirm your booking.',
    adviser_absent: `${adviser.name} did not come to your session. We are sorry.`,
    unconfirmed: 'Nobody confirmed your booking before its time began. We are sorry.',
    expired: 'The time that was held for you is free again.',
    released: 'The time that was held for you is free again.',
    cancelled: row.cancelledBy === 'operator' ? 'We had to cancel your session.' : 'Your session is cancelled.',
  }[row.cancelledWhy ?? 'cancelled'];
  return {
    subject: `${row.cancelledWhy === 'rejected' ? 'Not confirmed' : 'Cancelled'}: ${service.title}`,
    says,
    more: [
      ...(row.cancelReason && row.cancelledBy !== 'founder' ? [`The reason: ${row.cancelReason}`] : []),
      ...refund(row, invoice),
    ],
    action: 'See the booking',
  };
}

function refund({ refund: what, quoteId }: BookingRow, invoice: Invoice | undefined): string[] {
  if (what === null || !invoice) return [];
  const { currency, receivedMinor, totalMinor } = invoice;
  const price = formatMoney({ amountMinor: totalMinor, currency });
  const rule = `By the rule of this booking its price of ${price}`;
  if (receivedMinor === 0)
    return [quoteId && what === 'none' ? `${rule} stays due.` : 'If your transfer arrives, it goes back to you.'];
  if (what === 'none') return [`${rule} is not refunded.`];
  return [`What you paid, ${formatMoney({ amountMinor: receivedMinor, currency })}, goes back to you in full.`];
}
