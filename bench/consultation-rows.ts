import type pg from 'pg';

/** Advisers of a benchmark, all giving one service: weekdays from 09:00 to 17:00 with an hour off, in four zones. */
export const adviserCount = 20;
export const adviserId = (index: number) => `bench-adviser-${index % adviserCount}`;
export const sessionMinutes = 45;
/** Coming bookings, however many there are in all: two a day for four days, of each adviser. */
const aheadCount = 400;

/** Two services of the same advisers; one keeps the usual notice, and one, for holds, can be booked around the clock. */
export async function insertAdvisers(client: pg.Client): Promise<void> {
  await client.query(
    `insert into advisers (id, name, title, bio, email, zone, active, created_at)
     select 'bench-adviser-' || n, 'Adviser ' || n, 'Adviser', '', 'adviser@cairn.example',
       ('{Africa/Lagos,Europe/London,America/New_York,Asia/Kolkata}'::text[])[1 + n % 4], true, now()
     from generate_series(0, $1::int - 1) n`,
    [adviserCount],
  );
  await client.query(
    `insert into adviser_hours (adviser_id, weekday, from_minute, to_minute)
     select 'bench-adviser-' || n, weekday, half.from_minute, half.to_minute
     from generate_series(0, $1::int - 1) n, generate_series(1, 5) weekday, (values (540, 720), (780, 1020)) half (from_minute, to_minute)`,
    [adviserCount],
  );
}

export async function insertService(client: pg.Client, id: string, minimumNoticeHours: number): Promise<void> {
  await client.query(
    `insert into services (id, title, description, bullet_points, minutes, step_minutes, buffer_before_minutes,
       buffer_after_minutes, minimum_notice_hours, horizon_days, price_ngn_minor, price_usd_minor, cancel_notice_hours,
       move_notice_hours, max_moves, needs_confirmation, meeting, active, position, created_at)
     values ($1, $1, '', '[]', $2, 30, 5, 5, $3, 60, 0, 0, 24, 12, 2, false, '{"kind":"phone"}', true, 1, now())`,
    [id, sessionMinutes, minimumNoticeHours],
  );
  await client.query(
    `insert into service_advisers (service_id, adviser_id) select $1, 'bench-adviser-' || n from generate_series(0, $2::int - 1) n`,
    [id, adviserCount],
  );
}

/**
 * Brings the bookings of the advisers to a number, most of them in the past as in real life: an adviser's are two hours apart,
 * one after the other back in time.
 */
export async function growBookings(client: pg.Client, serviceId: string, from: number, to: number): Promise<void> {
  await client.query(
    `insert into bookings (id, owner_uid, service_id, adviser_id, status, stage, starts_at, ends_at, blocked, zone,
       needs_confirmation, move_notice_hours, max_moves, cancel_notice_hours, prices, created_at, settled_at, refund_until, outcome_kind,
       outcome_notes)
     select 'bench-booking-' || n, 'bench-founder-' || n % 5000, $1, 'bench-adviser-' || n % $2::int,
       case when n < $3 then 'in_progress' else 'completed' end, case when n < $3 then 'confirmed' else 'completed' end,
       at, at + $4::int * interval '1 minute',
       tstzrange(at - interval '5 minutes', at + ($4::int + 5) * interval '1 minute'), 'Africa/Lagos',
       false, 12, 2, 24, '[]', at - interval '9 days', at - interval '9 days', at - interval '24 hours',
       case when n >= $3 then 'held' end, case when n >= $3 then '' end
     from generate_series($5::int, $6::int - 1) n, lateral (select case
       when n < $3 then date_trunc('day', now()) + (2 + n / $2::int) * interval '1 day' + (9 + n % 7) * interval '1 hour'
       else date_trunc('hour', now()) - (n / $2::int) * interval '2 hours' end) time (at)`,
    [serviceId, adviserCount, aheadCount, sessionMinutes, from, to],
  );
  await client.query('analyze bookings');
}
