/** What a spreadsheet would take for a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180), each field quoted. A text that a spreadsheet would run as a formula has an apostrophe before it, so
 * that it stays a text; a number stays a number.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
