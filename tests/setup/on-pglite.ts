/**
 * API tests that also run on the embedded database; every one runs on PostgreSQL (docs/decisions/0034-tests-and-databases.md).
 * What stands nearest the database runs whole; of the tests of the whole application, those about what is kept there.
 */
const wholeApplication = [
  ...['access', 'backup', 'backup-rules', 'bucket', 'crash', 'database-away', 'idempotency'],
  ...['null-character', 'system', 'tables'],
];
const foundations = [
  'server/{db,jobs,limits,mail,seed}/**/*.api.test.ts',
  ...wholeApplication.map((name) => `tests/api/${name}.api.test.ts`),
];

/**
 * Of each module and way to log in: one life, and what the two drivers could do differently: locks, raw rows and sums, files, and
 * news between connections.
 */
const lives = {
  'server/modules/accounts': ['sign-in', 'email-change'],
  'server/modules/agreements': ['versions'],
  'server/modules/audit-log': ['audit'],
  'server/modules/billing': ['books', 'payments', 'webhooks'],
  'server/modules/bookings': ['bookings', 'contention', 'operator', 'waitlist'],
  'server/modules/consultation': ['catalogue', 'free-times'],
  'server/modules/coupons': ['coupons'],
  'server/modules/dev': ['outbox'],
  'server/modules/documents': ['documents', 'export-job', 'kind/document-store', 'progress'],
  'server/modules/mail': ['mail'],
  'server/modules/messages': ['messages', 'usage'],
  'server/modules/narratives': ['readers'],
  'server/modules/notifications': ['notifications', 'stream', 'things'],
  'server/modules/own-data': ['erasure', 'rules'],
  'server/modules/plans': ['buying', 'changing', 'claim', 'renewal-crashes'],
  'server/modules/preferences': ['preferences'],
  'server/modules/programs': ['operator', 'programs'],
  'server/modules/quotes': ['acceptance', 'quotes'],
  'server/modules/readiness': ['files', 'ledger', 'versions'],
  'server/modules/requests': ['requests'],
  'server/modules/shell': ['shell'],
  'server/modules/signing': ['share-links', 'signed-documents'],
  'server/modules/support': ['support'],
  'server/modules/validation': ['files', 'ideas', 'ledger', 'versions'],
  'server/ports/identity': ['conformance'],
  'server/ports/identity/embedded': ['first-factors', 'prune', 'reset'],
};

/** Patterns of the files that run on both databases. */
export const onPglite = [
  ...foundations,
  ...Object.entries(lives).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}.api.test.ts`)),
];
