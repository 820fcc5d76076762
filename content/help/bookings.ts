import type { HelpArea } from './help.ts';

const billing = { label: 'Your billing history', href: '/m/profile/billing-history' } as const;
const bookings = { label: 'Your bookings', href: '/m/founder/consultation/bookings' } as const;

export const bookingHelp: HelpArea = {
  id: 'bookings',
  heading: 'Bookings and payment',
  questions: [
    {
      id: 'held-time',
      question: 'How long is a time held for me?',
      answer: [
        '15 minutes. Pay within them, or say that you have sent the transfer. A time that you get from the waiting list is held for 30. A time that is not paid becomes free again, and nothing is owed.',
      ],
    },
    {
      id: 'bank-transfer',
      question: 'I have sent a bank transfer. What happens now?',
      answer: [
        'Write the reference on the transfer, then press “I have sent it”. The time stays yours while we look for it in the account, and you are told as soon as it is confirmed. A person does that, so it can take until banks and we are at work.',
        'If it was too little, send the rest with the same reference. If we cannot find it, we tell you, and the time is held for another 15 minutes, or until it begins. Money that arrives after a booking has ended goes back to you.',
      ],
      links: [bookings],
    },
    {
      id: 'transfer-time',
      question: 'I pay for a plan by bank transfer. How long does it take?',
      answer: [
        'First your bank sends the money. Then a person sees it in our account and confirms it. That does not happen by itself, so we can name no time. A new plan begins on the day the transfer is confirmed. A mail follows, if your email is verified. You need not keep the page open.',
        'If only a part came, your billing history says what is missing: send the rest with the same reference. If we cannot find it, you read why there and in your notifications. Ask your bank before you send anything again.',
        'A card that renews your plan waits for a transfer that you told us you sent for the same period. Your billing history says until which day.',
      ],
      links: [billing],
    },
    {
      id: 'cancel-booking',
      question: 'What does it cost to move or cancel a session?',
      answer: [
        'A move costs nothing. The page of your booking says how often and until when you can move it, and until when a cancelled session is refunded in full. These times are fixed when you book; a later change of the service does not change them.',
        'After that you can still cancel, without a refund. If we cancel, we write to you what becomes of the price.',
      ],
      links: [bookings],
    },
  ],
};
