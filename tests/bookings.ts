import { cancelBooking, moveBooking, readBooking } from '#contract/bookings/bookings.ts';
import { confirmBooking, holdBooking } from '#contract/bookings/holds.ts';
import { createAdviser, saveHours } from '#contract/consultation/admin-advisers.ts';
import { createService } from '#contract/consultation/admin-services.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import type { Role } from '#domain/roles.ts';
import type { ContextOverrides } from '#server/context.ts';
import { users } from '#server/modules/accounts/accounts.repo.ts';
import { newUserRecord } from '#server/modules/accounts/records.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';
import { sampleAdviser, sampleService } from './consultation.ts';
import { postedMails } from './posted-mails.ts';
import { createTokenIdentity } from './token-identity.ts';

/** Sunday morning. */
const start = new Date('2026-03-15T09:00:00Z');
const allDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, spans: [{ fromMinute: 0, toMinute: 1440 }] }));
const operator = { token: 'operator' };

type HoldBody = EndpointInput<typeof holdBooking>['body'];
type MoveBody = EndpointInput<typeof moveBooking>['body'];
type ConfirmBody = EndpointInput<typeof confirmBooking>['body'];

/**
 * The application with a clock to turn and people who are their own tokens: every founder has an account whose address is
 * verified unless the name begins with "unverified", `operator` is the operator.
 */
export async function createBookingTest(options: { overrides?: ContextOverrides; env?: Record<string, string> } = {}) {
  let now = start;
  let mailsBefore = 0;
  const roles: Record<string, Role[]> = { operator: ['user', 'admin'] };
  const identity = {
    ...createTokenIdentity(roles),
    isEmailVerified: async (_tx: unknown, uid: string) => !uid.startsWith('unverified'),
  };
  const test: TestApp = await createTestApp({
    env: { RATE_LIMIT_PER_MINUTE: '100000', ...options.env },
    overrides: {
      identity,
      clock: () => now,
      ...options.overrides,
    },
  });
  const call = createCall(test.app);
  const { database, bookings } = test.context;
  const known = new Set<string>();

  /** Makes the account of the person who is not known yet. */
  async function meet(uid: string): Promise<void> {
    if (known.has(uid)) return;
    known.add(uid);
    const record = newUserRecord(
      { uid, name: nameOf(uid), email: `${uid}@example.com` },
      roles[uid] ?? ['user', 'founder'],
      now,
    );
    await users.put(database.db, uid, record);
  }

  const mails = () => postedMails(test, mailsBefore);

  return {
    ...test,
    call,
    meet,
    now: () => now,
    /** What was posted since the last reset, in order. Nothing is sent: jobs do not run here by themselves. */
    mails,
    async reset() {
      now = start;
      mailsBefore += (await mails()).length;
    },
    setNow(at: string | Date) {
      now = new Date(at);
    },
    pass({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }) {
      now = new Date(now.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000);
    },
    /** One turn of the work that runs every minute. */
    async tick() {
      await bookings.timers.endOverdue();
      await bookings.timers.lapseWaitlist();
      await bookings.timers.remind();
    },
    /** One turn of telling people of new places. */
    notifyPlaceChanges: () => bookings.timers.notifyPlaceChanges(),
    async makeAdviser(change: Partial<typeof sampleAdviser> = {}, hours = allDay) {
      const { id, version } = (await call(createAdviser, { ...operator, body: { ...sampleAdviser, ...change } })).data;
      await call(saveHours, { ...operator, params: { adviserId: id }, body: { hours, version } });
      return id;
    },
    /** With an adviser of its own who works all day unless some are named. */
    async makeService(change: Partial<typeof sampleService> = {}) {
      const adviserIds = change.adviserIds ?? [await this.makeAdviser()];
      const body = { ...sampleService, stepMinutes: 60, ...change, adviserIds };
      const { id } = (await call(createService, { ...operator, body })).data;
      return { serviceId: id, adviserId: adviserIds[0] ?? '' };
    },
    async hold(token: string, request: Partial<HoldBody> & Pick<HoldBody, 'serviceId' | 'startsAt'>, key?: string) {
      await meet(token);
      const body = { adviserId: null, zone: 'Africa/Lagos', ...request };
      return call(holdBooking, { token, body, ...(key && { key }) });
    },
    confirm: (token: string, bookingId: string, change: Partial<ConfirmBody> = {}) =>
      call(confirmBooking, { token, params: { bookingId }, body: { currency: null, method: null, ...change } }),
    move: (token: string, bookingId: string, startsAt: string, change: Partial<MoveBody> = {}) =>
      call(moveBooking, {
        token,
        params: { bookingId },
        body: { startsAt, adviserId: null, zone: 'Africa/Lagos', ...change },
      }),
    cancel: (token: string, bookingId: string, reason = '') =>
      call(cancelBooking, { token, params: { bookingId }, body: { reason } }),
    read: async (token: string, bookingId: string) => (await call(readBooking, { token, params: { bookingId } })).data,
    /** Holds and confirms a session, of a free service unless told how to pay. */
    async book(token: string, request: Partial<HoldBody> & Pick<HoldBody, 'serviceId' | 'startsAt'>) {
      const { data } = await this.hold(token, request);
      return (await this.confirm(token, data.id)).data.booking;
    },
  };
}

export type BookingTest = Awaited<ReturnType<typeof createBookingTest>>;

const nameOf = (uid: string) => uid.charAt(0).toUpperCase() + uid.slice(1);
