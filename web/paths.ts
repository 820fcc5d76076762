import { adminPaths } from './paths/admin.ts';
import { assistantPaths } from './paths/assistant.ts';
import { consultationPaths } from './paths/consultation.ts';
import { memberPaths } from './paths/member.ts';
import { programPaths } from './paths/programs.ts';
import { sitePaths } from './paths/site.ts';

const invoices = '/m/founder/invoices';

/**
 * The only place that spells a URL of the product: strings for fixed pages, functions where the URL carries something. What the
 * home page loads takes the part that it needs, not all of them.
 */
export const paths = {
  ...sitePaths,
  member: memberPaths,
  founder: {
    root: '/m/founder',
    overview: '/m/founder/overview',
    ...assistantPaths,
    invoices,
    /** What is owed or was paid, and how to pay it. */
    invoice: (invoiceId: string) => `${invoices}/${encodeURIComponent(invoiceId)}`,
    ...programPaths,
    ...consultationPaths,
  },

  investor: {
    root: '/m/investor',
    overview: '/m/investor/overview',
    profile: '/m/investor/profile',
    notifications: '/m/investor/notifications',
    settings: '/m/investor/settings',
  },

  admin: adminPaths,

  /** Pages that exist only where APP_ENV is local or development. */
  dev: {
    gallery: '/dev/gallery',
    report: '/dev/report',
    outbox: '/dev/outbox',
    messages: '/dev/messages',
    checkout: '/dev/checkout',
  },
} as const;
