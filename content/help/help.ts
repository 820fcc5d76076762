/** The address of each question on the help page, behind the #: pages and mails link to it, so it never changes. */
export const HELP_IDS = [
  'verification-email',
  'forgotten-password',
  'second-factor',
  'lost-phone',
  'passkey',
  'linked-login',
  'change-email',
  'own-details',
  'fewer-messages',
  'stolen-device',
  'both-roles',
  'not-testable',
  'verdict',
  'score-stays',
  'chance-of-success',
  'check-figures',
  'ask-to-confirm',
  'no-connection',
  'blocker',
  'proof',
  'valuation',
  'course-score',
  'course-locked',
  'course-offline',
  'course-reminder',
  'course-certificate',
  'lawyer',
  'private-link',
  'signing',
  'change-after-signing',
  'check-signed-file',
  'deleted-document',
  'held-time',
  'bank-transfer',
  'transfer-time',
  'cancel-booking',
  'who-can-read',
  'ai',
  'own-data',
  'ask-a-person',
] as const;
export type HelpId = (typeof HELP_IDS)[number];

export interface HelpQuestion {
  id: HelpId;
  question: string;
  /** A paragraph each. */
  answer: readonly string[];
  /** Pages of this site where it is done. */
  links?: readonly { label: string; href: `/${string}` }[];
}

export interface HelpArea {
  id: string;
  heading: string;
  questions: readonly HelpQuestion[];
}
