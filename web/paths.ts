import type { HelpId } from '#content/help/help.ts';

/** The sections of the home page, each an anchor (specification §2). */
export const homeSections = [
  'hero',
  'about',
  'process',
  'tools',
  'learnandgrow',
  'consultation',
  'pricing',
  'testimonials',
  'community',
  'blog',
] as const;
export type HomeSection = (typeof homeSections)[number];

const assistant = '/m/founder/startup-assistant';
const consultation = '/m/founder/consultation';
const invoices = '/m/founder/invoices';
const admin = '/m/admin';

/** The only place that spells a URL of the product: strings for fixed pages, functions where the URL carries something. */
export const paths = {
  home: '/',
  homeSection: (section: HomeSection) => `/#${section}`,
  programs: '/programs',
  privacy: '/privacy',
  /** The cookie banner's link; shows the page of `privacy`, which is its canonical address. */
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  helpSupport: '/help-support',
  /** One question of it, open. */
  helpQuestion: (id: HelpId) => `/help-support#${id}`,
  unauthorised: '/unauthorised',
  /** A private link to read a version; the token stands behind the #. */
  shared: '/shared',
  /** A report that its founder lets everybody read, and the picture that messengers show of it. */
  publishedReport: (slug: string) => `/r/${slug}`,
  publishedPreview: (slug: string) => `/r/${slug}/preview.png`,
  /** A private link to sign; the token stands behind the #. */
  sign: '/sign',
  /** A private link to confirm what a founder wrote; the token stands behind the #. */
  witness: '/witness',
  /** Confirms a change of email, or stops it; the token stands behind the #. */
  confirmEmail: '/confirm-email',
  /** A message to the operator without an account; confirmed there too, with the token behind the #. */
  writeToUs: '/write-to-us',
  /** Ends the summary by e-mail; the token stands behind the #. */
  unsubscribe: '/unsubscribe',
  /** Checks a file against what was signed. */
  verify: '/verify',

  auth: {
    root: '/auth',
    signup: '/auth/signup',
    /** Sign-up with a role chosen beforehand, such as from a founder's call to action. */
    signupAs: (role: 'founder' | 'investor') => withQuery('/auth/signup', { role }),
    /** Sign-up, and then on to `redirect` where one is given. */
    signupThen: (redirect: string | null) => withQuery('/auth/signup', { redirect }),
    /** Also opened from the verification mail, with `?verified=true` or `?error=…`. */
    login: '/auth/login',
    /** Login, and then back to `redirect` where one is given: a path of this site with its query. */
    loginThen: (redirect: string | null) => withQuery('/auth/login', { redirect }),
    /** The second step of a login that another page began. */
    codeThen: (redirect: string | null) => withQuery('/auth/login', { step: 'code', redirect }),
    /** For anyone who comes from another service and has no account yet. */
    finish: '/auth/finish',
    finishThen: (redirect: string | null) => withQuery('/auth/finish', { redirect }),
    forgotPassword: '/auth/forgot-password',
    /** Opened from the mail with `?token=…`. */
    resetPassword: '/auth/reset-password',
  },

  member: {
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
  },

  founder: {
    root: '/m/founder',
    overview: '/m/founder/overview',
    assistant,
    validate: `${assistant}/validate`,
    /** Who may read a document and who has to sign it. */
    documentSharing: (documentId: string) => `${assistant}/documents/${encodeURIComponent(documentId)}/sharing`,
    /** Begins an idea with the sentence that this device keeps under `key`. */
    keepIdea: (key: string) => withQuery(`${assistant}/validate`, { keep: key }),
    /** Where a founder works on an idea: its next step. */
    idea: (ideaId: string) => ideaPath(ideaId),
    /** The one page of it that somebody else reads. */
    ideaReport: (ideaId: string) => `${ideaPath(ideaId)}/report`,
    /** Everything behind it as it stands, with one section or assumption to jump to. */
    ideaWorking: (ideaId: string, section?: string) => `${ideaPath(ideaId)}/working${section ? `#${section}` : ''}`,
    /** The conversations of a day, entered together. */
    ideaDay: (ideaId: string) => `${ideaPath(ideaId)}/day`,
    /** The questions of an idea: one step of them, and one field there to jump to. */
    ideaQuestions: (ideaId: string, step?: string, field?: string) =>
      `${ideaPath(ideaId)}/questions${step ? `/${step}` : ''}${field ? `#${field}` : ''}`,
    /** Finds answers to its questions in a text that is pasted. */
    ideaFromText: (ideaId: string) => `${ideaPath(ideaId)}/from-text`,
    /** What to take along to the test of one belief. */
    ideaTestKit: (ideaId: string, assumptionId: string) =>
      `${ideaPath(ideaId)}/kit/${encodeURIComponent(assumptionId)}`,
    /** One stored version of an idea's report. */
    ideaVersion: (ideaId: string, number: number) => `${ideaPath(ideaId)}/versions/${number}`,
    /** What changed from one stored version to another. */
    ideaComparison: (ideaId: string, from: number, to: number) =>
      withQuery(`${ideaPath(ideaId)}/versions/${to}/comparison`, { from: String(from) }),
    evaluate: `${assistant}/evaluate`,
    /** The report of a readiness check as it stands. */
    check: (checkId: string) => checkPath(checkId),
    /** The questions of a check: one dimension of them, and one criterion there to jump to. */
    checkQuestions: (checkId: string, dimension?: string, criterion?: string) =>
      `${checkPath(checkId)}/questions${dimension ? `/${dimension}` : ''}${criterion ? `#${criterion}` : ''}`,
    /** The founder's cash ledger, opened from a check. */
    checkLedger: (checkId: string) => `${checkPath(checkId)}/ledger`,
    checkValuation: (checkId: string) => `${checkPath(checkId)}/valuation`,
    /** One stored version of a check's report. */
    checkVersion: (checkId: string, number: number) => `${checkPath(checkId)}/versions/${number}`,
    /** What changed from one stored version to another. */
    checkComparison: (checkId: string, from: number, to: number) =>
      withQuery(`${checkPath(checkId)}/versions/${to}/comparison`, { from: String(from) }),
    generate: `${assistant}/generate`,
    capTable: `${assistant}/generate/cap-table`,
    /** A generated document as it stands. */
    agreement: (agreementId: string) => agreementPath(agreementId),
    /** Its interview: one question of it, else the first open one. */
    agreementQuestions: (agreementId: string, question?: string) =>
      `${agreementPath(agreementId)}/questions${question ? `/${encodeURIComponent(question)}` : ''}`,
    /** Its clauses, with one of them to jump to. */
    agreementClauses: (agreementId: string, clause?: string) =>
      `${agreementPath(agreementId)}/clauses${clause ? `#${encodeURIComponent(clause)}` : ''}`,
    /** What stands in the way of a final document. */
    agreementCheck: (agreementId: string) => `${agreementPath(agreementId)}/check`,
    /** What it would do to ownership. */
    agreementOwnership: (agreementId: string) => `${agreementPath(agreementId)}/ownership`,
    agreementSharing: (agreementId: string) => `${agreementPath(agreementId)}/sharing`,
    agreementVersions: (agreementId: string) => `${agreementPath(agreementId)}/versions`,
    agreementVersion: (agreementId: string, number: number) => `${agreementPath(agreementId)}/versions/${number}`,
    /** What changed from one version to another, or to the document as it stands. */
    agreementRedline: (agreementId: string, from: number, to?: number) =>
      withQuery(`${agreementPath(agreementId)}/redline`, { from: String(from), to: to ? String(to) : null }),
    invoices,
    /** What is owed or was paid, and how to pay it. */
    invoice: (invoiceId: string) => `${invoices}/${encodeURIComponent(invoiceId)}`,
    programs: '/m/founder/programs',
    consultation,
    /** The list of services, with one of them chosen when an id is given. */
    serviceList: (id?: string) => withQuery(`${consultation}/service-list`, { id }),
    /** Chooses a free time of a service. */
    bookService: (serviceId: string) => bookPath(serviceId),
    /** A time that is held: its details, and the payment where it costs something. */
    bookingDetails: (serviceId: string, bookingId: string) => `${bookPath(serviceId)}/${encodeURIComponent(bookingId)}`,
    bookings: `${consultation}/bookings`,
    booking: (bookingId: string) => bookingPath(bookingId),
    /** Chooses another time for a booking. */
    bookingMove: (bookingId: string) => `${bookingPath(bookingId)}/move`,
    confirmation: `${consultation}/confirmation`,
    /** What was booked. */
    confirmationOf: (bookingId: string) => withQuery(`${consultation}/confirmation`, { booking: bookingId }),
    quotes: `${consultation}/quotes`,
    /** A request for a quote, from its draft to what was agreed. */
    quote: (quoteId: string) => `${consultation}/quotes/${encodeURIComponent(quoteId)}`,
  },

  investor: {
    root: '/m/investor',
    overview: '/m/investor/overview',
    profile: '/m/investor/profile',
    notifications: '/m/investor/notifications',
    settings: '/m/investor/settings',
  },

  /** The operator's console. Its root is the page of today. */
  admin: {
    root: admin,
    /** Bookings by day or week, on the given day where there is one. */
    calendar: (query: { view?: string; date?: string; zone?: string; adviser?: string } = {}) =>
      withQuery(`${admin}/calendar`, query),
    bookings: `${admin}/bookings`,
    booking: (bookingId: string) => `${admin}/bookings/${encodeURIComponent(bookingId)}`,
    services: `${admin}/services`,
    newService: `${admin}/services/new`,
    service: (serviceId: string) => `${admin}/services/${encodeURIComponent(serviceId)}`,
    advisers: `${admin}/advisers`,
    newAdviser: `${admin}/advisers/new`,
    adviser: (adviserId: string) => `${admin}/advisers/${encodeURIComponent(adviserId)}`,
    quotes: `${admin}/quotes`,
    quote: (quoteId: string) => `${admin}/quotes/${encodeURIComponent(quoteId)}`,
    support: `${admin}/support`,
    supportThread: (threadId: string) => `${admin}/support/${encodeURIComponent(threadId)}`,
    transfers: `${admin}/transfers`,
    ledger: `${admin}/ledger`,
    settings: `${admin}/settings`,
    mail: `${admin}/mail`,
    audit: `${admin}/audit`,
    requests: `${admin}/requests`,
  },

  /** Pages that exist only where APP_ENV is local or development. */
  dev: {
    gallery: '/dev/gallery',
    report: '/dev/report',
    outbox: '/dev/outbox',
    messages: '/dev/messages',
    checkout: '/dev/checkout',
  },
} as const;

/** Pages prerendered to HTML at build: readable without JavaScript, cacheable anywhere. */
export const prerenderedPaths: string[] = [
  paths.home,
  paths.privacy,
  paths.privacyPolicy,
  paths.terms,
  paths.helpSupport,
];

/** The canonical public pages: what the sitemap lists. */
export const sitemapPaths: string[] = prerenderedPaths.filter((path) => path !== paths.privacyPolicy);

function ideaPath(ideaId: string): string {
  return `${assistant}/validate/${encodeURIComponent(ideaId)}`;
}

function checkPath(checkId: string): string {
  return `${assistant}/evaluate/${encodeURIComponent(checkId)}`;
}

function agreementPath(agreementId: string): string {
  return `${assistant}/generate/${encodeURIComponent(agreementId)}`;
}

function bookPath(serviceId: string): string {
  return `${consultation}/service-list/${encodeURIComponent(serviceId)}/book`;
}

function bookingPath(bookingId: string): string {
  return `${consultation}/bookings/${encodeURIComponent(bookingId)}`;
}

function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
