import { accountHelp } from './account.ts';
import { bookingHelp } from './bookings.ts';
import { courseHelp } from './courses.ts';
import { documentHelp } from './documents.ts';
import type { HelpArea } from './help.ts';
import { ideaHelp } from './ideas.ts';
import { privacyHelp } from './privacy.ts';
import { readinessHelp } from './readiness.ts';

/** The help page: what people ask. Whatever it says is true of the product: change it with the product. */
export const helpAreas: readonly HelpArea[] = [
  accountHelp,
  ideaHelp,
  readinessHelp,
  courseHelp,
  documentHelp,
  bookingHelp,
  privacyHelp,
];
