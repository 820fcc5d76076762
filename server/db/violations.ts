import { DrizzleQueryError } from 'drizzle-orm';
import { AppError, type ErrorCode } from '#contract/errors.ts';

interface DatabaseFault {
  code: string;
  constraint?: string;
}

/** Rules that the database holds, and the catalogue error that each becomes: each module adds its own constraints. */
const constraintErrors: Record<string, ErrorCode> = {
  service_advisers_adviser: 'ADVISER_UNKNOWN',
  adviser_exceptions_adviser: 'ADVISER_UNKNOWN',
  services_archived: 'SERVICE_ARCHIVED',
  bookings_no_overlap: 'SLOT_TAKEN',
  waitlist_entries_one: 'WAITLIST_JOINED',
  share_links_version: 'VERSION_UNKNOWN',
  publications_version: 'VERSION_UNKNOWN',
  signing_requests_one_pending: 'SIGNING_PENDING',
  witness_links_one_device: 'WITNESS_ANSWERED',
  test_cards_one_open: 'TEST_CARD_OPEN',
  cash_entries_one_currency: 'CASH_CURRENCY_MIXED',
  narratives_one_at_work: 'NARRATIVE_RUNNING',
  document_exports_one_of_everything: 'EXPORT_UNDER_WAY',
  invoices_one_pending: 'INVOICE_OPEN',
  preferences_zone: 'PREFERENCES_ZONE_MISSING',
};

/** Finds the database's own error under Drizzle's. PGlite and pg both carry `code` and `constraint`. */
export function findDatabaseFault(error: unknown): DatabaseFault | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const { code, constraint } = current as Error & Partial<DatabaseFault>;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { code, constraint };
  }
  return undefined;
}

/** SQLSTATE classes and codes of a server that is not there for us: connection lost, stopping, starting, full, out of time. */
const unavailable = /^(08...|57P0[1-4]|53300|57014)$/;

/** Whether the database could not be reached, did not answer, or took longer than it may. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const fault = findDatabaseFault(error);
  if (fault) return unavailable.test(fault.code);
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (current instanceof AppError) return current.code === 'DATABASE_UNAVAILABLE';
    // A query that failed without a word from the database lost its connection.
    if (current instanceof DrizzleQueryError && !(current.cause instanceof AppError)) return true;
  }
  return false;
}

/** The catalogue error for a broken constraint, or undefined when the fault is not a user's doing. */
export function toConstraintError(error: unknown): AppError | undefined {
  const constraint = findDatabaseFault(error)?.constraint;
  const code = constraint ? constraintErrors[constraint] : undefined;
  return code ? new AppError(code, { cause: error }) : undefined;
}
