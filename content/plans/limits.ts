import type { LimitKey, PlanKey } from '#domain/plans.ts';

/**
 * What each plan has of what it limits. Null: as much as an account can hold. A limit refuses making another one and nothing else:
 * what is there stays to be read, changed and downloaded, above the limit too. Versions and exports have none.
 */
export const limits = {
  // A founder who tests an idea a week needs five years to fill it. An account holds 1,000 documents.
  ideas: {
    counted: 'ideas',
    has: { free: 250, ideation: 500, founder: null },
    stays: 'All of them stay yours to work on and to download. Delete one to make room.',
  },
  // One for each idea; a check is kept up to date, not made anew.
  readinessChecks: {
    counted: 'readiness checks',
    has: { free: 250, ideation: 500, founder: null },
    stays: 'All of them stay yours to work on and to download. Delete one to make room.',
  },
  // Six kinds for a company, and contracts for a team of thirty, with copies.
  agreements: {
    counted: 'agreements',
    has: { free: 100, ideation: 300, founder: null },
    stays: 'All of them stay yours to work on and to download. Delete one to make room.',
  },
  // Each costs the operator money; the reports are complete without them.
  aiTexts: {
    counted: 'AI texts a month',
    has: { free: 10, ideation: 60, founder: 200 },
    stays: 'Your reports are complete without them, and there is room again next month.',
  },
  // For every investor of a round, each with a link of their own; a link ends after 90 days at most.
  privateLinks: {
    counted: 'private links that work at the same time',
    has: { free: 50, ideation: 200, founder: null },
    stays: 'All of them keep working, and files stay yours to download and send. Revoke one to make room.',
  },
  // A page for each idea that is shown to the public: few founders show more than three.
  publishedReports: {
    counted: 'published reports at the same time',
    has: { free: 25, ideation: 100, founder: null },
    stays: 'All of them stay published, and reports stay yours to download. Stop one to make room.',
  },
  // The papers of a company in one month; each sends mails to others, of which a day has a limit on every plan.
  signatureRequests: {
    counted: 'requests for signatures a month',
    has: { free: 30, ideation: 100, founder: null },
    stays: 'Agreements stay yours to download and to sign on paper, and there is room again next month.',
  },
  // Ten conversations a week for ten weeks, none answered yet; an answer makes room.
  witnessLinks: {
    counted: 'links to people that wait for an answer',
    has: { free: 100, ideation: 300, founder: null },
    stays: 'All of them keep working, and evidence can be added without. Each answer makes room.',
  },
  // An adviser reads each one, and answers within days; an account holds 200 over its life.
  openQuotes: {
    counted: 'quotes that are open at the same time',
    has: { free: 20, ideation: 50, founder: null },
    stays: 'All of them go on, and sessions can be booked. Withdraw one to make room.',
  },
} as const satisfies Record<LimitKey, PlanLimit>;

export interface PlanLimit {
  /** What the number counts: "100 ideas". */
  counted: string;
  has: Record<PlanKey, number | null>;
  /** What helps somebody who has met the limit: what stays, and how there is room again. */
  stays: string;
}
