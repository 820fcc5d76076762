import { AI_READING } from '../ai-reading.ts';
import type { HelpArea } from './help.ts';

const privacy = { label: 'Privacy', href: '/privacy' } as const;
const readers = { label: 'Who can read your documents', href: '/m/profile/settings' } as const;
const data = { label: 'Your data', href: '/m/profile/data' } as const;
const settings = { label: 'Settings', href: '/m/profile/settings' } as const;

export const privacyHelp: HelpArea = {
  id: 'privacy',
  heading: 'Privacy and data',
  questions: [
    {
      id: 'who-can-read',
      question: 'Who can read my idea?',
      answer: [
        'You, and the people you send it to: by a private link, a file, or a page that you publish. Settings list every link and page that works now, and end each at a press. Other founders and investors cannot open it. The people who run this site can reach the database; the privacy page says when they may.',
      ],
      links: [readers, privacy],
    },
    {
      id: 'ai',
      question: 'Does an AI read what I write?',
      answer: [
        `${AI_READING} It writes words beside your report and never changes a number. Settings say whether an AI is connected here and turn it off for you.`,
      ],
      links: [settings],
    },
    {
      id: 'own-data',
      question: 'How do I get a copy of everything, or have my account erased?',
      answer: [
        'On the page “Your data”, or in Settings, press “Collect my data”: you get an export, one zip file with your ideas, documents, sessions, invoices and settings. It takes about a minute, and we tell you when it is ready.',
        'On the same page, “Delete my account” erases it 14 days after you ask. Until then a line at the top of every page keeps the account with one press. The page says beforehand what is erased and what stays, such as invoices, and why.',
        'Private links and published pages stop at once. Sessions still to come are cancelled on the day of the erasure, by the rules of their booking.',
      ],
      links: [data, settings, privacy],
    },
    {
      id: 'ask-a-person',
      question: 'A formula gave this verdict. Can a person look at it?',
      answer: [
        'Yes. Under Working, on the page of a saved version and under a readiness report, press “Ask a person to look at this …”. A person answers within 10 working days, Monday to Friday; we tell you in the app and by e-mail.',
        'The answer stands beside the version. It changes no score: only what you add to your evidence or answers does.',
      ],
      links: [privacy],
    },
  ],
};
