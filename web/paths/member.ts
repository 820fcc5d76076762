import { withQuery } from './with-query.ts';

/** The pages that every member has. */
export const memberPaths = {
  root: '/m',
  overview: '/m/overview',
  /** For anyone who comes from the link in the verification mail: the pages on the way hand the query on. */
  overviewOnceVerified: '/m/overview?verified=true',
  profile: '/m/profile',
  billingHistory: '/m/profile/billing-history',
  /** The plans stand above the billing history. */
  plans: '/m/profile/billing-history#plans',
  accountInformation: '/m/profile/account-information',
  settings: '/m/profile/settings',
  /** Taking one's data along, what one agreed to, and deleting the account. */
  data: '/m/profile/data',
  notifications: '/m/notifications',
  /** Conversations with the operator. */
  support: '/m/support',
  /** A new one, about an area of the help page. */
  newSupport: (area: string) => withQuery('/m/support', { area }),
  supportThread: (threadId: string) => `/m/support/${encodeURIComponent(threadId)}`,
} as const;
