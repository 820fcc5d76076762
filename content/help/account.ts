import type { HelpArea } from './help.ts';

const account = { label: 'Account Information', href: '/m/profile/account-information' } as const;

export const accountHelp: HelpArea = {
  id: 'account',
  heading: 'Account and sign-in',
  questions: [
    {
      id: 'verification-email',
      question: 'The verification e-mail has not arrived',
      answer: [
        'Look in the spam folder first. Then log in and press Verify Now in the banner: it sends the e-mail once more.',
        'Open the link in the browser in which you are logged in, or log in after it: the link alone confirms nothing, because somebody else may have signed up with your address. Before that nothing else that opens the account can be added.',
        'If the address in your account has a spelling mistake, sign up once more with the right one: a change of address has to be confirmed at the old one too, and nobody reads that.',
      ],
    },
    {
      id: 'forgotten-password',
      question: 'I forgot my password',
      answer: [
        'On the login page, choose “Forgot your password?” and enter your e-mail address. The link in the e-mail works once, for an hour, and lets you set a new password. You are then logged out everywhere else.',
      ],
      links: [{ label: 'Set a new password', href: '/auth/forgot-password' }],
    },
    {
      id: 'second-factor',
      question: 'How do I turn on the second factor (2FA)?',
      answer: [
        'It is also called two-factor or two-step login: after the password, you type a code that an app on your phone shows. Under Account Information, press “Turn on” and scan or type the key with an authenticator app, such as Aegis, Google Authenticator or 2FAS. The code is not sent by SMS, so it costs nothing and needs no network.',
        'Keep the recovery codes somewhere other than your phone. Each lets you in once without it.',
      ],
      links: [account],
    },
    {
      id: 'lost-phone',
      question: 'I lost the phone with my codes',
      answer: [
        'Log in with your password and enter one of your recovery codes instead of a code from the phone. Each works once.',
        'Then open Account Information: turn the second factor off with another recovery code, and on again with the app on your new phone. That makes new recovery codes too. Without a second factor on your new phone each login takes one of the codes that are left.',
        'If you have lost the recovery codes too, only we can turn the second factor off, once we are sure that it is you. Write to us: you need not be logged in.',
      ],
      links: [account, { label: 'Write to us', href: '/write-to-us' }],
    },
    {
      id: 'passkey',
      question: 'Can I log in without a password?',
      answer: [
        'Yes, with a passkey: the face, finger or PIN of your device. Add one under Account Information. It needs neither the password nor a code, and your password goes on working beside it.',
      ],
      links: [account],
    },
    {
      id: 'linked-login',
      question: 'I log in with Google or another service',
      answer: [
        'If the login page shows a button of that service, it opens the account with the e-mail address that the service has confirmed. The first time it is linked to your account, or makes one after you accept the conditions. We send you an e-mail when it is linked.',
        'Account Information lists your linked logins, links one more and removes one. Each opens the same account. If the service is away or you leave it, choose “Forgot your password?” on the login page: that gives your account a password of its own.',
        'If the service has another e-mail address than your account here, log in first and link it under Account Information. Otherwise you get a second account.',
      ],
      links: [account],
    },
    {
      id: 'change-email',
      question: 'How do I change my e-mail address?',
      answer: [
        'Enter the new one under Account Information. We write to both addresses, and both have to confirm within 24 hours. Until then the old one stays, and either of them can stop the change.',
      ],
      links: [account],
    },
    {
      id: 'own-details',
      question: 'How do I change my name, my photo or my phone number?',
      answer: [
        'Name, phone number and password are under Account Information, each with a button of its own. Your photo, your years of experience and your company are on the page Profile.',
        'A photo is a JPG or PNG picture of less than 3 MB. If your phone makes HEIC pictures, save one as JPG first, or take a screenshot of it.',
      ],
      links: [account, { label: 'Profile', href: '/m/profile' }],
    },
    {
      id: 'fewer-messages',
      question: 'I get too many e-mails or text messages, or too few',
      answer: [
        'Settings have a table of what reaches you: each topic in the app, by e-mail and, where they are sent, by text message (SMS). Untick what you do not want. What is always sent is marked, with the reason, such as a new password. In quiet hours, what can wait comes when they end.',
        'You get text messages only after you have confirmed your phone number with a code and chosen the topics. The summary by e-mail comes only if you choose it, and each one has a link to unsubscribe.',
      ],
      links: [{ label: 'Settings', href: '/m/profile/settings' }],
    },
    {
      id: 'stolen-device',
      question: 'Somebody else has my phone or knows my password',
      answer: [
        'Account Information lists where you are logged in. Log out the device that is not yours, or all others at once, and set a new password. A second factor keeps out anyone who learns the next one.',
      ],
      links: [account],
    },
    {
      id: 'both-roles',
      question: 'Can I be a founder and an investor?',
      answer: [
        'An account can hold both, and then asks you after login which dashboard to open. You choose one of them when you sign up; there is no page yet on which you can add the other.',
      ],
    },
  ],
};
