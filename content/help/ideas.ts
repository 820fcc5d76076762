import { brand } from '../brand.ts';
import type { HelpArea } from './help.ts';

const ideas = { label: 'Your ideas', href: '/m/founder/startup-assistant/validate' } as const;

export const ideaHelp: HelpArea = {
  id: 'ideas',
  heading: 'Validating an idea',
  questions: [
    {
      id: 'not-testable',
      question: 'My report says “Not testable yet”. What is wrong?',
      answer: [
        'At least one required answer cannot be tested as it stands: it says “everyone”, has no number, or names no person or place. The report lists each such field and what it needs. Make it concrete and the score appears.',
      ],
      links: [ideas],
    },
    {
      id: 'verdict',
      question: 'What do the verdicts mean?',
      answer: [
        'Not testable yet: an answer is too open to be proved right or wrong. Contradicted: what you saw, or what people did alone, speaks against something that the idea cannot do without. What you typed in favour takes nothing from that: somebody else confirms it, or a file shows it. Untested: for too little of what matters there is anything that people did; every testable idea starts here. Mostly untested is the same, once something was seen.',
        'Supported for the next step: what matters most is backed well enough to go on, not by your word alone, and nothing of it has more against than for. Mixed: none of the others. No verdict: the law may forbid what is offered. The page “Working” says what the verdict still needs.',
      ],
    },
    {
      id: 'score-stays',
      question: 'Why did the score not move when I added evidence?',
      answer: [
        'Each kind of evidence stops counting at a cap. Twenty friends who like the idea have already reached theirs, so two hundred more add nothing. Something stronger will move it: what strangers did, gave or paid.',
        'Some entries count less than they look. One file, link or conversation speaks for three beliefs at most. A deposit below the price counts as a commitment, not as a payment. “Everybody likes it”, told by one person, counts nothing.',
      ],
    },
    {
      id: 'chance-of-success',
      question: 'Is a high Support figure a chance of success?',
      answer: [
        `No. Support, Against and Unknown say how much evidence you recorded for and against your assumptions, by weights that ${brand.name} publishes. Nobody can compute a chance of success from that.`,
      ],
    },
    {
      id: 'check-figures',
      question: 'Can I check the figures myself?',
      answer: [
        'Yes. Every report can be downloaded as JSON with all its inputs, and the formula is printed in it. The same inputs always give the same figures.',
      ],
    },
    {
      id: 'ask-to-confirm',
      question: 'What does somebody see whom I ask to confirm my evidence?',
      answer: [
        'Your name and what you wrote that they said or did, and three buttons: it was so, it was not, or they do not know you. They need no account and give no name. The link works for 30 days.',
        'What they confirm counts as verified, unless it comes from the network that you made the link on. What they deny does not count.',
      ],
    },
    {
      id: 'no-connection',
      question: 'My connection dropped while I was typing',
      answer: [
        'What you typed is kept in your browser and saved when the connection is back. Open the same page in the same browser and go on. Your overview, the next step, the day’s sheet and the questions of ideas that you opened lately also open without a network, until you log out; so do the courses that you saved.',
      ],
    },
  ],
};
