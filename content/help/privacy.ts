import { AI_READING } from '../ai-reading.ts';
import type { HelpArea } from './help.ts';

const privacy = { label: 'Privacy', href: '/privacy' } as const;
const readers = { label: 'Who can read your documents', href: '/m/profile/settings' } as const;
const settings = { label: 'Settings', href: '/m/profile/settings' } as const;

export const privacyHelp: HelpArea = {
  id: 'privacy',
  heading: 'Privacy and data',
  questions: [
    {
      id: 'who-can-read',
      question: 'Who can read my idea?',
      answer: [
        'You, and whoever you send it to: by a private link, a file, or a page that you publish. Settings list every link and page that works now, and end each at a press. Other founders and investors cannot open it. The people who run this site can reach the database; the privacy page says when they may.',
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
        'Under “Your data” in Settings, press “Collect my data”: you get one zip file with your ideas, documents, sessions, invoices and settings. It takes about a minute, and we tell you when it is ready.',
        'There is no page yet on which you can erase your account: write to us from its e-mail address, by the contact details at the foot of this page.',
      ],
      links: [settings, privacy],
    },
  ],
};
