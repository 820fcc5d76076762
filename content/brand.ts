/**
 * Who runs this platform: change it here and nowhere else. Everything below is a stand-in until you do:
 * nobody can write or call, and the social links lead to each network's own front page.
 */
export const brand: Brand = {
  name: 'Cairn',
  tagline: 'From raw idea to investor-ready, one proven step at a time',
  description:
    'Cairn helps founders find out what an idea still has to prove: write it down, add what you have really seen, and hold a report whose every figure anyone can recompute.',
  operator: 'The operator of this site',
  contact: { email: null, phone: null },
  social: {
    linkedin: 'https://www.linkedin.com/',
    twitter: 'https://x.com/',
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
  },
  blogUrl: null,
  communityUrl: null,
  legalReviewedOn: null,
  backupDays: 30,
  visitorConversationMonths: 12,
  consentRevision: 1,
  optionalServices: [],
};

export interface Brand {
  name: string;
  tagline: string;
  description: string;
  /** The person or company that answers for this site: named in the terms and the privacy page. */
  operator: string;
  /** `phone` as people would dial it from abroad, such as +234 …; null shows that there is none. */
  contact: { email: string | null; phone: string | null };
  social: Record<'linkedin' | 'twitter' | 'facebook' | 'instagram', string>;
  /** Absolute addresses of a blog and a community; null keeps visitors on the home page's own sections. */
  blogUrl: string | null;
  communityUrl: string | null;
  /** The day (YYYY-MM-DD) on which the operator, or their lawyer, last approved `content/legal`; null says so on the pages. */
  legalReviewedOn: string | null;
  /** How many days a backup is kept: the privacy page promises it, and anyone who makes the backups keeps to it. */
  backupDays: number;
  /**
   * How many months after its last message a conversation with somebody without an account is erased, once it is answered or closed.
   * The privacy page promises it, and a job of every night keeps to it. A whole number, 1 or more.
   */
  visitorConversationMonths: number;
  /** Raise it when `optionalServices` changes, and every visitor is asked again. */
  consentRevision: number;
  /** Services that a visitor may refuse. Empty: only the necessary cookies exist, and the banner only informs. */
  optionalServices: OptionalService[];
}

export interface OptionalService {
  id: string;
  category: 'functionality' | 'analytics' | 'marketing';
  label: string;
  /** A path on this site, such as /stats/script.js: the content security policy allows no other origin. Loaded after opt-in only. */
  script: string;
  cookies: ConsentCookie[];
}

export interface ConsentCookie {
  name: string;
  purpose: string;
  /** How long it stays, in words. */
  expiry: string;
}
