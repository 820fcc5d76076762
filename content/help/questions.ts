import { brand } from '../brand.ts';

export interface HelpTopic {
  heading: string;
  questions: { question: string; answer: string[] }[];
}

/** The help page: what founders ask first. */
export const helpTopics: HelpTopic[] = [
  {
    heading: 'Getting in',
    questions: [
      {
        question: 'The verification e-mail has not arrived',
        answer: [
          'Look in the spam folder first. Then sign in and press Verify Now in the yellow banner: it sends the e-mail once more.',
          'If the address in your account has a spelling mistake, write to the address below and name the right one.',
        ],
      },
      {
        question: 'I forgot my password',
        answer: [
          'On the login page, choose “Forgot your password?” and enter your e-mail address. The link you receive lets you set a new one.',
        ],
      },
      {
        question: 'Can I be a founder and an investor?',
        answer: [
          'Yes. An account can hold both roles, and after signing in you choose which dashboard to open. Write to the address below to have the second role added.',
        ],
      },
    ],
  },
  {
    heading: 'Validating an idea',
    questions: [
      {
        question: 'My report says “Not testable yet”. What is wrong?',
        answer: [
          'At least one required answer cannot be tested as it stands: it says “everyone”, has no number, or names no person or place. The report lists each such field and what it needs. Make it concrete and the score appears.',
        ],
      },
      {
        question: 'Why did the score not move when I added evidence?',
        answer: [
          'Each kind of evidence stops counting at a cap. Twenty friends who like the idea have already reached theirs, so two hundred more add nothing. Something stronger will move it: what strangers did, gave or paid.',
        ],
      },
      {
        question: 'Is a high Support figure a chance of success?',
        answer: [
          `No. Support, Against and Unknown say how much evidence you recorded for and against your assumptions, by weights that ${brand.name} publishes. Nobody can compute a chance of success from that.`,
        ],
      },
      {
        question: 'Can I check the figures myself?',
        answer: [
          'Yes. Every report can be downloaded as JSON with all its inputs, and the formula is printed in it. The same inputs always give the same figures.',
        ],
      },
      {
        question: 'My connection dropped while I was typing',
        answer: [
          'What you typed is kept in your browser and saved when the connection is back. Open the same page in the same browser and go on.',
        ],
      },
    ],
  },
  {
    heading: 'Your data',
    questions: [
      {
        question: 'Who can see my idea?',
        answer: ['Only you, unless you send somebody a report. The privacy page says what is stored and where.'],
      },
      {
        question: 'How do I get a copy of everything, or have my account erased?',
        answer: [
          'Write to the address below from the e-mail address of your account. A page where you can do it yourself is not built yet.',
        ],
      },
    ],
  },
];
