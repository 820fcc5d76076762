import { brand } from '../brand.ts';

/** One kind of processing: the record that the privacy page shows. */
export interface Processing {
  /** What is processed, and of whom. */
  what: string;
  why: string;
  /** How long it is there. */
  kept: string;
}

/** What this software processes and why. Which law allows it in their country is for the operator to add. */
export const processing: readonly Processing[] = [
  {
    what: 'Accounts: name, e-mail address, roles, password as a hash, second factor, passkeys, sessions',
    why: 'to let you in and nobody else',
    kept: 'until the account is erased',
  },
  {
    what: 'Profiles and settings: photo, phone, company, time zone, how you want to be reached',
    why: 'to show who you are where you choose to, and to reach you as you like',
    kept: 'until you change it, or the account is erased',
  },
  {
    what: 'Work: ideas, evidence, files, readiness answers, agreements, cash books and their versions',
    why: 'to keep your work and to compute your reports',
    kept: 'until you delete it, or the account is erased; an agreement that others have signed stays for them',
  },
  {
    what: 'Networks that ideas are worked on from, as codes made with a secret of this site',
    why: 'so that nobody confirms their own evidence from another device',
    kept: '30 days, or until the account is erased',
  },
  {
    what: 'Verdicts and readiness results: computed from your work by published rules',
    why: 'to show what an idea still has to prove; a person looks at one when you ask, and their answer changes no score',
    kept: 'with the version that they belong to',
  },
  {
    what: 'Texts by an AI, only where the operator has connected one and you ask for a text',
    why: 'to put a report into words; you see first what would be sent',
    kept: 'until you delete them, or the account is erased',
  },
  {
    what: 'Sessions with advisers, quotes and messages about them',
    why: 'to give you what you booked or asked for',
    kept: 'until the account is erased',
  },
  {
    what: 'Invoices, payments and the books',
    why: 'to charge you, and because tax and accounting law asks for them',
    kept: 'as long as that law asks, under a pseudonym once the account is erased',
  },
  {
    what: 'Your questions to a person, and requests to erase an account',
    why: 'to answer by the day that was promised',
    kept: 'until the account is erased; of an erasure its day stays, without its member',
  },
  {
    what: 'Conversations with us: what you wrote, its files, our answers',
    why: 'to answer you',
    kept: `until the account is erased; without an account a day until you confirm your address, then ${brand.visitorConversationMonths} months after the last message`,
  },
  {
    what: 'Text messages, only where the operator has connected a gateway and you ask for them: your number, when each was sent and whether it arrived, not its text',
    why: 'to confirm your phone and to remind you',
    kept: '90 days; how many there were in a month, and what they cost, stays without your number',
  },
  {
    what: 'Which mail went to which address, and which addresses send it back or complain',
    why: 'to stop writing to where nothing arrives, and to those who do not want it',
    kept: '30 days; an address that is marked, until it is cleared or the account is erased',
  },
  {
    what: 'What you agreed to, allowed or ended, and when',
    why: 'to show it to you, and to keep to it',
    kept: 'until the account is erased',
  },
  {
    what: 'The log of what operators did, counters against misuse, technical logs',
    why: 'to keep the service secure and to find faults',
    kept: 'the log as long as the site is run, under a pseudonym once the account is erased; counters for hours',
  },
  {
    what: 'Backups of all of it',
    why: 'to bring the service back after a loss',
    kept: `${brand.backupDays} days`,
  },
];
