import type { AuditEntry } from '#contract/admin-audit.ts';
import { paths } from '#web/paths.ts';

/** What entries can be about. */
export const kindWords: Record<string, string> = {
  service: 'Services',
  adviser: 'Advisers and hours',
  booking: 'Bookings',
  quote: 'Quotes',
  payment: 'Transfers',
  refund: 'Refunds',
  billing_settings: 'Seller, tax and banks',
  account: 'Roles',
};

/** "Booking: adviser absent" for `booking.adviser_absent`. */
export function actionWords(action: string): string {
  const [noun = '', verb = ''] = action.replaceAll(/[_-]/g, ' ').split('.');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${verb}`;
}

/** The page of what an entry is about, where there is one. */
export function subjectPath({ subjectKind, subjectId }: Pick<AuditEntry, 'subjectKind' | 'subjectId'>): string | null {
  switch (subjectKind) {
    case 'service':
      return paths.admin.service(subjectId);
    case 'adviser':
      return paths.admin.adviser(subjectId);
    case 'booking':
      return paths.admin.booking(subjectId);
    case 'quote':
      return paths.admin.quote(subjectId);
    default:
      return null;
  }
}

/** "from: 2026-12-24, days: 2". */
export function detailWords({ detail }: Pick<AuditEntry, 'detail'>): string {
  return Object.entries(detail)
    .map(([key, value]) => `${wordsOf(key)}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
}

/** "received minor" for `receivedMinor`. */
function wordsOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
