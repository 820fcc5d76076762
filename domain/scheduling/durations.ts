/** In milliseconds. A day of the calendar may be longer or shorter: see `dayRange`. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
