import { brand } from '../brand.ts';
import type { LegalText } from './legal-text.ts';

/** The rules of using this software as it is today. The operator reviews them and adds their name, law and courts. */
export const terms: LegalText = {
  version: '2',
  title: 'Terms of Service',
  description: `The rules for using ${brand.name}: what it does, what it does not promise, and what stays yours.`,
  intro: `These are the rules for using ${brand.name}. They are short because the service is simple: you do the work, ${brand.name} keeps the books, and what you make stays yours.`,
  sections: [
    {
      id: 'what-it-is',
      heading: 'What this is',
      paragraphs: [
        `${brand.name} is a workbook for founders. You describe an idea, record evidence for and against it, and receive reports computed by published rules.`,
        'A score says how much evidence you have recorded, weighed by conventions that are printed beside it. It is not a probability of success, and it is not financial, legal or investment advice.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      paragraphs: ['One account belongs to one person. You agree to:'],
      points: [
        'give a name and an e-mail address that are yours;',
        'keep your password to yourself, and tell the operator if you believe someone else knows it;',
        'be old enough, where you live, to agree to terms like these.',
      ],
    },
    {
      id: 'your-work',
      heading: 'Your work stays yours',
      paragraphs: [
        'You own what you write and upload. You allow the operator to store, copy and process it only as far as running the service for you needs.',
        'Record only evidence you may record. If an item is about somebody else, leave out what could identify them, or ask them first.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      paragraphs: ['Please do not:'],
      points: [
        'use the service for anything unlawful, or upload what belongs to others without their leave;',
        'try to reach other people’s accounts or data, or to overload the service;',
        'present a report as something it is not: it proves what you recorded, not that it is true.',
      ],
    },
    {
      id: 'plans',
      heading: 'Plans and payment',
      paragraphs: [
        'The free plan has every tool. It needs no card and has no time limit. A paid plan has more room, and begins only when you choose it: its price, the day of the next charge and whether it renews by itself are said in words before you pay. Where no price is shown, no paid plan is sold, and nothing is charged.',
        'You can cancel a paid plan at any time: nothing more is charged, and it stays to the end of what is paid for. Nobody is moved to a paid plan, or to a higher price, without being told and without a choice.',
        'A plan limits how much you can make anew, never what you have: all of it stays yours to read, change and download, also when it is more than a smaller plan has room for.',
      ],
    },
    {
      id: 'no-promises',
      heading: 'What is not promised',
      paragraphs: [
        'The service is offered as it is. It may have faults, be away for maintenance, or change. Keep your own copy of what matters to you: every report can be downloaded.',
        'Nothing in these terms takes away rights that the law of your country gives you and that cannot be given up.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending it',
      paragraphs: [
        'You may stop at any time and ask for your account to be erased. The operator may close an account that breaks these rules, and will say why and give you a copy of your work unless the law forbids it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'If these terms change in a way that matters to you, you will be told before the change takes effect.',
      ],
    },
  ],
};
