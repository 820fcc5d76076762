/** A part of a day by the clock on the wall: minutes after midnight, from inclusive and to exclusive, 0 to 1440. */
export type WallSpan = { fromMinute: number; toMinute: number };

/** Hours of every week. Weekday 1 is Monday and 7 is Sunday, as in ISO 8601. */
export type WeeklyHours = (WallSpan & { weekday: number })[];

/** One date that is not like its week: a holiday or leave when `spans` is empty, else the hours of that day instead. */
export type DayException = { day: string; spans: WallSpan[] };

/** When an adviser can be booked. All times of day are in `zone`. */
export type Availability = {
  /** An IANA name, such as Africa/Lagos. */
  zone: string;
  weeklyHours: WeeklyHours;
  exceptions: DayException[];
  /** Most bookings that begin on one day of the adviser's zone; null for no limit. */
  dailyLimit: number | null;
};

/** What a service asks of a time. Minutes, hours and days. */
export type SessionRules = {
  minutes: number;
  /** Kept free before and after: two bookings are at least the one's after and the other's before apart. */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** Sessions begin at multiples of this after the start of a span of hours. */
  stepMinutes: number;
  /** Nobody books later than this before the start. */
  minimumNoticeHours: number;
  /** Nobody books further ahead. */
  horizonDays: number;
};

/** Time that is taken, in milliseconds since 1970 (UTC), its buffers included; from inclusive and to exclusive. */
export type BusySpan = { from: number; to: number /** When the session itself begins. */; startsAt: number };

/** A time that can be booked, in milliseconds since 1970 (UTC). */
export type Slot = { startsAt: number; endsAt: number };
