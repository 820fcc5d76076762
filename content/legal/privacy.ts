import { AI_READING } from '../ai-reading.ts';
import { brand } from '../brand.ts';
import type { LegalText } from './legal-text.ts';
import { processing } from './processing.ts';

/** What this software keeps and why, in plain words. The operator reviews it and adds what the law of their country asks for. */
export const privacy: LegalText = {
  version: '4',
  title: 'Privacy',
  description: `What ${brand.name} keeps about you, where, for how long, and how to see or erase it.`,
  intro: `${brand.name} needs to know who you are and what you wrote, so that your work is there when you come back. It keeps that and little else, sells none of it, and puts no advertising or third-party tracking on any page.`,
  sections: [
    {
      id: 'what-is-kept',
      heading: 'What is kept',
      paragraphs: ['When you sign up and work here, the following is stored:'],
      points: [
        'Your account: name, e-mail address, whether that address is verified, the roles you chose, your plan, and which version of the terms and of this page you agreed to, and when. Your password is kept only as a hash, from which it cannot be read back.',
        'If you log in with a second factor or a passkey: the key of your app and your recovery codes, encrypted, and the public half of each passkey with the name that you gave it.',
        'If you change your e-mail address: the new one, until both have confirmed it, and for two days at most.',
        'Your profile, as far as you fill it in, such as a phone number and a photo.',
        'Your work: the answers, assumptions, evidence, attached files, test results, decisions and reports of each idea, with their versions.',
        'People you spoke to: who they were and how you met, if you write it down. You alone can read that; no report or version holds it.',
        'If a founder asked you to confirm something by a link: your answer, its time, and two codes made of your browser and your network, which stop anybody from answering twice. No name and no number.',
        'If you work on an idea: a code of each network that you work from, one for each day, for 30 days. It tells whether an answer to a link of yours came from your own network. No address can be read from it.',
        'Sessions: when you signed in, with what kind of browser, and when it was used last, so that you stay signed in and can see where. Your network address is not kept with them.',
        'Counters against misuse: how often somebody tried to sign in or sign up, under a hash of the e-mail and network address, for some hours.',
        'Technical logs: the time, the address called, the outcome and a request number. What you write about an idea is not put into them.',
      ],
    },
    {
      id: 'why',
      heading: 'What it is used for',
      paragraphs: [
        'To run the service for you: to sign you in, to save and show your work, to compute your reports, to send the e-mails you ask for (verification, password reset), to keep the service secure and to find faults.',
        `We do not use your ideas to train any model. ${AI_READING} The score is arithmetic, published with its formula: nothing that an AI writes changes it.`,
      ],
    },
    {
      id: 'where',
      heading: 'Where it is',
      paragraphs: [
        `In the database and file storage that the operator of this site runs for ${brand.name}, and in the backups made of them. E-mails to you pass through the operator’s mail service. Which companies and countries these are depends on how this site is hosted; ask at the address below and you will be told.`,
        'Some things stay in your own browser: the session and consent cookies, a note that you are signed in, answers you have typed that have not been saved yet, and, if you made or answered a link that asks for a confirmation, a random mark.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who can see it',
      paragraphs: [
        'You, when you are signed in. Other founders and investors on this site cannot open your ideas, evidence or reports. A report you download is yours to send to whom you like.',
        'The people who operate this site can technically reach the database. They are asked to do so only to run it, to help you when you ask, or where the law obliges them.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long',
      paragraphs: [
        'Until you delete it, or have your account erased. An account goes 14 days after you ask: until then you can keep it with one press. What the law makes us keep, such as invoices, stays under a pseudonym, and so do agreements that others have signed too; the signed file itself keeps the names in it.',
        `If you wrote to us without an account: until ${brand.visitorConversationMonths} months after the last message, once it is answered or closed. Ask at the address below and it goes sooner.`,
        `Backups are kept for ${brand.backupDays} days. What was erased is gone from them after that.`,
      ],
    },
    {
      id: 'records',
      heading: 'What is processed, and why',
      paragraphs: ['Each line says what, why, and how long it is kept:'],
      points: processing.map(({ what, why, kept }) => `${what}: ${why}. Kept: ${kept}.`),
    },
    {
      id: 'ask-a-person',
      heading: 'Ask a person about a verdict',
      paragraphs: [
        'A verdict and a readiness result are computed by published rules, without a person. You can ask a person of this site to look at any version of one: they answer within 10 working days, Monday to Friday; public holidays are counted like other days. That is our promise; the thought behind it is section 37 of the Nigeria Data Protection Act 2023. The answer stands beside the version and changes no score.',
        'The person reads the version that you ask about and nothing else of your work, until it is answered, and the log keeps that they did.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'See, take or erase your data',
      paragraphs: [
        'You can download every report as PDF and as JSON, take everything of yours along as one zip file, see what you agreed to and when, and change your profile, at any time.',
        'Under “Your data” you can ask a person about your data, and delete your account. The page says beforehand what is erased, what stays, and why.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      paragraphs: [
        brand.optionalServices.length === 0
          ? 'Only cookies that the site cannot work without: one that keeps you signed in, set when you sign in, one that knows the browser again in which you did, kept for a year, two while you log in with a code or a passkey, kept for ten minutes at most, and one that remembers what you answered to the cookie notice, kept for 182 days. “Cookie preferences” at the foot of every public page lists them.'
          : 'Some cookies are necessary: one that keeps you signed in, set when you sign in, one that knows the browser again in which you did, kept for a year, two while you log in with a code or a passkey, kept for ten minutes at most, and one that remembers what you answered to the cookie notice, kept for 182 days. Others are set only if you agree. “Cookie preferences” at the foot of every public page lists them all, and you can change your answer there at any time.',
      ],
    },
  ],
};

/** The same where people can log in with accounts of a Firebase project, which `label` names: a third party that nobody meets otherwise. */
export function withFirebase({ sections, ...text }: LegalText, label: string): LegalText {
  const section = {
    id: 'firebase',
    heading: `Logging in with ${label}`,
    paragraphs: [
      `Only if you choose “Continue with ${label}”: your browser then calls Firebase Authentication, a service of Google, and sends it the e-mail and password that you type there. Like any call it shows your network address and kind of browser. What Google keeps of it is in Google’s own privacy notice. Its library notes in your browser on which days it was used, and nothing else.`,
      'From there we hear your id, your e-mail, whether it is confirmed, and your name. The id and the e-mail stay with your account here until you remove the login or the account. If other systems of the operator read it, we write your roles and your plan to your account there.',
    ],
  };
  const after = sections.findIndex(({ id }) => id === 'where') + 1;
  return { ...text, sections: [...sections.slice(0, after), section, ...sections.slice(after)] };
}
