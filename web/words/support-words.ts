import type { SupportArea, SupportState } from '#domain/support/support-thread.ts';
import type { BadgeColour } from '#ui/badge/badge.tsx';

/** What a conversation is about: the areas as the help page heads them. */
export const supportAreaWords: Record<SupportArea, string> = {
  account: 'Account and sign-in',
  ideas: 'Validating an idea',
  readiness: 'Investment readiness',
  courses: 'Courses',
  documents: 'Documents and signing',
  bookings: 'Bookings and payment',
  privacy: 'Privacy and data',
  other: 'Something else',
};

/** Where a conversation stands. */
export const supportStates: Record<SupportState, { label: string; colour: BadgeColour }> = {
  open: { label: 'Open', colour: 'amber' },
  answered: { label: 'Answered', colour: 'moss' },
  closed: { label: 'Closed', colour: 'muted' },
};

/** For a select. */
export const supportAreaOptions = Object.entries(supportAreaWords).map(([value, label]) => ({ value, label }));
