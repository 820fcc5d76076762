const MEMO_SIZE = 500;

/**
 * Formats of one kind, by zone. Making one is slow and using it is fast, so each is kept; all are let go when they are too many.
 * @throws RangeError for a zone that does not exist.
 */
export function formatsByZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (zone: string) => Intl.DateTimeFormat {
  const memo = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    let format = memo.get(zone);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
      if (memo.size >= MEMO_SIZE) memo.clear();
      memo.set(zone, format);
    }
    return format;
  };
}
